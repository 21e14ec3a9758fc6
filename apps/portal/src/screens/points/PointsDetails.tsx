import type { OutputOf } from '@baize/contract';
import { listPointsDetails } from '@baize/contract/points/listPointsDetails';
import { cx } from '@baize/ui/cx';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { usePagedTable } from '../../components/usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { pointsText } from './worthOf.ts';

type Entry = OutputOf<typeof listPointsDetails>['content'][number];

/** The book of points, line by line. */
export function PointsDetails() {
  const t = useT();
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listPointsDetails, { pageNum: page, pageSize: 20 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'points',
    failed: t('points.failed'),
    retry: t('points.retry'),
  });
  const columns: Column<Entry>[] = [
    {
      id: 'time',
      header: t('points.col.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    {
      id: 'type',
      header: t('points.type'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => t(`points.entry.${row.kind}`),
    },
    {
      id: 'change',
      header: t('points.changedPoints'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className={cx('text-num-s', row.amount > 0 ? 'text-felt-text' : 'text-text-1')}>
          {pointsText(row.amount, 'always')}
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('points.balance'),
      align: 'end',
      card: 'line',
      cell: (row) => <span className="text-num-s">{pointsText(row.balanceAfter)}</span>,
    },
    {
      id: 'remark',
      header: t('points.col.remark'),
      card: 'line',
      cell: ({ reference, classify }) =>
        classify === null ? <span className="tabular-nums">{reference || '—'}</span> : t(`points.class.${classify}`),
    },
  ];
  return (
    <DataTable
      caption={t('points.tab.details')}
      columns={columns}
      {...table}
      rowKey={(row) => row.version}
      skeletonRows={5}
      empty={<EmptyState title={t('points.detailsNone')} hint={t('points.detailsNoneHint')} />}
      footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
    />
  );
}
