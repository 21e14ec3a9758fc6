import { listRedemptionQueue } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { localText } from '@baize/contract/localText';
import type { Redemption, RedemptionAct } from './Redemption.ts';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['inProcess', 'approved', 'rejected', 'all'] as const;
const TONES = { inProcess: 'amber', approved: 'felt', rejected: 'cinnabar' } as const;

/** What members exchanged: what waits oldest first, with where a gift goes. */
export function Redemptions() {
  const t = useT();
  const { may } = useOperator();
  const language = useLanguage();
  const address = useListAddress('/points', { keeps: ['tab', 'view'] });
  const { page } = address;
  const { view = 'inProcess', search } = address.search;
  const [acting, setActing] = useState<{ act: RedemptionAct; redemption: Redemption }>();
  const list = useQuery({
    ...query(listRedemptionQueue, {
      view,
      ...(search === undefined ? {} : { account: search }),
      ...{ pageNum: page, pageSize: 20 },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const columns: Column<Redemption>[] = [
    {
      id: 'time',
      header: t('points.applied'),
      card: 'detail',
      cell: (row) => (
        <>
          <Moment at={row.createdAt} />
          <span className="block text-cap text-text-3 tabular-nums">{row.reference}</span>
        </>
      ),
    },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => row.account,
    },
    {
      id: 'what',
      header: t('points.what'),
      card: 'line',
      cell: (row) => (
        <span className="block max-sm:text-right">
          {row.quantity} × {row.kind === 'convert' ? t('points.kind.convert') : localText(row.name, language)}
          <span className="block text-cap text-text-3">{t(`points.kind.${row.kind}`)}</span>
        </span>
      ),
    },
    {
      id: 'points',
      header: t('points.points'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{row.points.toLocaleString('en-US')}</span>,
    },
    {
      id: 'money',
      header: t('points.money'),
      align: 'end',
      card: 'line',
      cell: (row) => (
        <span className="block">
          <Amount units={row.pays} currency={row.currency} />
          {row.amount === NOTHING ? null : (
            <span className="block text-cap text-text-3">
              {t('points.paidBesides')} <Amount units={row.amount} currency={row.currency} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'parcel',
      header: t('points.parcel'),
      card: 'line',
      cell: (row) =>
        row.address === '' ? (
          '—'
        ) : (
          <span className="block max-w-64 text-cap text-text-2 max-sm:text-right">
            {row.recipient} · {row.mobile}
            <span className="block">{row.address}</span>
          </span>
        ),
    },
    {
      id: 'status',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <>
          <StatusChip tone={TONES[row.status]}>{t(`points.status.${row.status}`)}</StatusChip>
          {row.operator === '' ? null : (
            <span className="mt-1 block max-w-48 truncate text-cap text-text-3" title={row.remark}>
              {row.operator}
              {row.remark === '' ? '' : `: ${row.remark}`}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) =>
        may('points.decide') && row.status === 'inProcess' ? (
          <span className="flex flex-wrap gap-2">
            {(['approve', 'reject'] as const).map((act) => (
              <Button
                key={act}
                size="s"
                tone={act === 'approve' ? 'felt' : 'ghost'}
                onClick={() => setActing({ act, redemption: row })}
              >
                {t(`points.act.${act}`)}
              </Button>
            ))}
          </span>
        ) : (
          '—'
        ),
    },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('points.views')}
          value={view}
          onValueChange={(next) =>
            address.filter({ view: views.find((one) => one !== 'inProcess' && one === next) as 'all' | undefined })
          }
          options={views.map((value) => ({
            value,
            label:
              value === 'inProcess' && list.data !== undefined
                ? `${t(`points.status.${value}`)} ${list.data.waiting}`
                : t(`points.status.${value}`),
          }))}
        />
        <SearchForm
          key={search ?? ''}
          label={t('points.search')}
          value={search ?? ''}
          onSearch={(found) => address.filter({ search: found })}
        />
      </div>
      <ListTable
        caption={t('points.tab.redemptions')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t(view === 'inProcess' ? 'points.noneWaiting' : 'points.none') }}
      />
      {acting === undefined ? null : <DecideDialog {...acting} onClose={() => setActing(undefined)} />}
    </>
  );
}

const NOTHING = 0n;
