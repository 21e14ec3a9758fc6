import type { OutputOf } from '@baize/contract';
import { listTransfers } from '@baize/contract/transfers/listTransfers';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { usePagedTable } from '../usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';

type Move = OutputOf<typeof listTransfers>['content'][number];

const TONES = { requested: 'amber', sent: 'amber', unknown: 'amber', done: 'felt', returned: 'neutral' } as const;
const OPEN_MS = 3_000;

/** The member's own transfers between wallets; those that are still open are looked at again. */
export function TransferList({ nameOf }: { nameOf: (wallet: string) => string }) {
  const t = useT();
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listTransfers, { pageNum: page, pageSize: 10 }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.content.some(({ status }) => TONES[status] === 'amber') === true ? OPEN_MS : false,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'funds',
    failed: t('funds.list.failed'),
    retry: t('funds.retry'),
  });
  const columns: Column<Move>[] = [
    {
      id: 'time',
      header: t('funds.list.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    {
      id: 'way',
      header: t('funds.list.way'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {t('funds.list.fromTo', { from: nameOf(row.from), to: nameOf(row.to) })}
          {row.isAuto ? <span className="block text-cap text-text-3">{t('funds.list.auto')}</span> : null}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('funds.list.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`funds.status.${row.status}`)}</StatusChip>,
    },
  ];
  return (
    <DataTable
      caption={t('funds.list.title')}
      columns={columns}
      {...table}
      rowKey={(row) => row.id}
      skeletonRows={3}
      empty={<EmptyState size="s" title={t('funds.list.empty')} hint={t('funds.list.emptyHint')} />}
      footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
    />
  );
}
