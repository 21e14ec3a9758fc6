import type { OutputOf } from '@baize/contract';
import { listRebateClaims } from '@baize/contract/bonuses/listRebateClaims';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { usePagedTable } from '../usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';

type Claim = OutputOf<typeof listRebateClaims>['content'][number];

/** The rebates claimed so far. */
export function RebateClaims() {
  const t = useT();
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listRebateClaims, { pageNum: page, pageSize: 10 }),
    placeholderData: keepPreviousData,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'funds',
    failed: t('funds.rebate.failed'),
    retry: t('funds.retry'),
  });
  const columns: Column<Claim>[] = [
    {
      id: 'time',
      header: t('funds.list.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    {
      id: 'from',
      header: t('funds.rebate.category'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => row.lines.map(({ classify }) => t(`funds.rebate.class.${classify}`)).join(' · '),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
  ];
  return (
    <section aria-labelledby="rebate-claims">
      <h2 id="rebate-claims" className="mb-3 text-h4 text-text-1">
        {t('funds.rebate.history')}
      </h2>
      <DataTable
        caption={t('funds.rebate.history')}
        columns={columns}
        {...table}
        rowKey={(row) => row.id}
        skeletonRows={2}
        empty={<EmptyState size="s" title={t('funds.rebate.historyNone')} />}
        footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
      />
    </section>
  );
}
