import type { OutputOf } from '@baize/contract';
import { listRedemptions } from '@baize/contract/points/listRedemptions';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Segmented } from '@baize/ui/Segmented';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePagedTable } from '../../components/usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { isSome, pointsText } from './worthOf.ts';

type Redemption = OutputOf<typeof listRedemptions>['content'][number];

const states = ['all', 'inProcess', 'approved', 'rejected'] as const;
const TONES = { inProcess: 'amber', approved: 'felt', rejected: 'cinnabar' } as const;
const LOOK_MS = 15_000;

/** What was exchanged, with its state and what the house said about it. */
export function RedeemHistory() {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [status, setStatus] = useState<(typeof states)[number]>('all');
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listRedemptions, { ...(status === 'all' ? {} : { status }), pageNum: page, pageSize: 10 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.content.some((row) => row.status === 'inProcess') === true ? LOOK_MS : false,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'points',
    failed: t('points.failed'),
    retry: t('points.retry'),
  });
  const columns: Column<Redemption>[] = [
    {
      id: 'reference',
      header: t('points.col.reference'),
      card: 'meta',
      cell: (row) => <span className="tabular-nums">{row.reference}</span>,
    },
    {
      id: 'applied',
      header: t('points.col.applied'),
      card: 'line',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    { id: 'type', header: t('points.type'), card: 'line', cell: (row) => t(`points.kind.${row.kind}`) },
    {
      id: 'name',
      header: t('points.col.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.kind === 'convert' ? t('points.kind.convert') : localText(row.name, language)}
          {row.address === '' ? null : (
            <span className="block max-w-64 text-cap font-normal text-text-3">
              {t('points.address')}: {row.recipient}, {row.address}
            </span>
          )}
          {isSome(row.pays) ? (
            <span className="block text-cap font-normal text-text-3">
              {t('points.receives')}: {moneyText(row.pays, row.currency)} · {t('points.paidAccount')}:{' '}
              {t('points.mainWallet')}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('points.quantity'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.kind === 'convert' ? `${row.quantity} ${t('points.units')}` : row.quantity),
    },
    {
      id: 'points',
      header: t('points.pointsNeeded'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{pointsText(row.points)}</span>,
    },
    {
      id: 'amount',
      header: t('points.amountNeeded'),
      align: 'end',
      card: 'line',
      cell: (row) => (isSome(row.amount) ? moneyText(row.amount, row.currency) : '—'),
    },
    {
      id: 'status',
      header: t('points.col.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`points.status.${row.status}`)}</StatusChip>,
    },
    {
      id: 'remark',
      header: t('points.col.remark'),
      card: 'line',
      cell: (row) => (row.remark === '' ? '—' : row.remark),
    },
  ];
  return (
    <section aria-label={t('points.tab.history')} className="flex flex-col gap-3">
      <Segmented
        label={t('points.col.status')}
        className="self-start"
        value={status}
        onValueChange={(next) => {
          setStatus(next);
          setPage(1);
        }}
        options={states.map((value) => ({ value, label: t(`points.status.${value}`) }))}
      />
      <DataTable
        caption={t('points.tab.history')}
        columns={columns}
        {...table}
        rowKey={(row) => row.id}
        skeletonRows={4}
        empty={<EmptyState title={t('points.historyNone')} hint={t('points.historyNoneHint')} />}
        footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
      />
    </section>
  );
}
