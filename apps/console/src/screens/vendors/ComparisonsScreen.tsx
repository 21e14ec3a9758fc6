import { createComparison, listBrandVendors, listComparisons, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import type { Column } from '@baize/ui/DataTable';
import { Panel } from '@baize/ui/Panel';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useOperator } from '../../useOperator.ts';
import { Differences } from './Differences.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { Stretch } from '../../components/Stretch.tsx';

type Comparison = OutputOf<typeof listComparisons>['content'][number];

const HOUR_MS = 3_600_000;
const stretches = [1, 7, 30] as const;
const TONES = { reading: 'sky', done: 'felt', failed: 'cinnabar' } as const;

/** Vendors' own lists of rounds beside the books: what was compared, and what differs. */
export function ComparisonsScreen() {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const runs = useListAddress('/comparisons', { pages: 'runs' });
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState<(typeof stretches)[number]>(1);
  const vendors = useQuery(query(listBrandVendors, {}));
  const list = useQuery({
    ...query(listComparisons, { pageNum: runs.page, pageSize: 5 }),
    refetchInterval: pollWhilePresent(5_000),
  });
  const offered = (vendors.data?.vendors ?? []).filter(({ listsRounds }) => listsRounds);
  const vendor = offered.find(({ code }) => code === chosen) ?? offered[0];
  const asking = useMutation({
    mutationFn: (asked: { vendorId: number; from: string; to: string }) => call(createComparison, asked),
    onSuccess: () => toast.success(t('compare.asked')),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const nameOf = (code: string): string => vendors.data?.vendors.find((one) => one.code === code)?.name ?? code;
  const askAgain = ({ vendor: code, from, to }: Comparison): void => {
    const known = offered.find((one) => one.code === code);
    if (known !== undefined) asking.mutate({ vendorId: known.vendorId, from, to });
  };
  const columns: Column<Comparison>[] = [
    { id: 'vendor', header: t('vendors.vendor'), isRowHeader: true, card: 'title', cell: (row) => nameOf(row.vendor) },
    {
      id: 'status',
      header: t('vendors.state'),
      card: 'status',
      cell: (row) => (
        <>
          <StatusChip tone={TONES[row.status]}>{t(`compare.status.${row.status}`)}</StatusChip>
          {row.fault === '' ? null : <span className="block text-cap text-text-3">{row.fault}</span>}
        </>
      ),
    },
    {
      id: 'stretch',
      header: t('compare.stretch'),
      card: 'line',
      cell: (row) => <Stretch from={row.from} to={row.to} />,
    },
    { id: 'listed', header: t('compare.listed'), align: 'end', card: 'line', cell: (row) => row.listed },
    { id: 'found', header: t('compare.found'), align: 'end', card: 'line', cell: (row) => row.found },
    {
      id: 'by',
      header: t('adjust.by'),
      card: 'line',
      cell: (row) => (row.askedBy === '' ? t('compare.nightly') : row.askedBy),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) =>
        may('vendors.write') && row.status !== 'reading' ? (
          <Button size="s" tone="ghost" icon="refresh" disabled={asking.isPending} onClick={() => askAgain(row)}>
            {t('compare.again')}
          </Button>
        ) : null,
    },
  ];
  return (
    <div data-screen="vendors.Comparisons">
      <ScreenHead title={t('nav.comparisons')} />
      <div className="flex flex-col gap-5">
        {asking.isError ? (
          <Callout tone="danger" isLive>
            {errorText(asking.error)}
          </Callout>
        ) : null}
        <Panel title={t('compare.runs')}>
          {vendors.isLoadingError ? <QueryFault error={vendors.error} onRetry={vendors.refetch} /> : null}
          {vendors.data !== undefined && offered.length === 0 ? (
            <Callout tone="info">{t('compare.noVendors')}</Callout>
          ) : null}
          {vendor !== undefined && may('vendors.write') ? (
            <div className="mb-4 flex flex-wrap items-center gap-3">
              <div className="w-48">
                <Select
                  size="s"
                  aria-label={t('vendors.vendor')}
                  value={vendor.code}
                  onValueChange={setChosen}
                  options={offered.map(({ code, name }) => ({ value: code, label: name }))}
                />
              </div>
              <div className="w-40">
                <Select
                  size="s"
                  aria-label={t('wallets.stretch')}
                  value={String(days)}
                  onValueChange={(next) => setDays(stretches.find((one) => String(one) === next) ?? 1)}
                  options={stretches.map((one) => ({ value: String(one), label: t('wallets.days', { count: one }) }))}
                />
              </div>
              <Button
                size="s"
                icon="refresh"
                isLoading={asking.isPending}
                onClick={() => {
                  const to = nowMs() - HOUR_MS / 60;
                  const from = new Date(to - days * 24 * HOUR_MS).toISOString();
                  asking.mutate({ vendorId: vendor.vendorId, from, to: new Date(to).toISOString() });
                }}
              >
                {t('compare.ask')}
              </Button>
            </div>
          ) : null}
          <ListTable
            caption={t('compare.runs')}
            columns={columns}
            list={list}
            found={list.data}
            rowKey={(row) => row.id}
            onPage={runs.turn}
            empty={{ size: 's', title: t('compare.none') }}
          />
        </Panel>
        <Panel title={t('compare.differences')}>
          <Differences />
        </Panel>
      </div>
    </div>
  );
}
