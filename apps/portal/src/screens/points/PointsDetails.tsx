import type { OutputOf } from '@baize/contract';
import { listPointsDetails } from '@baize/contract/points/listPointsDetails';
import { cx } from '@baize/ui/cx';
import type { Column } from '@baize/ui/DataTable';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { pointsText } from './worthOf.ts';

type Entry = OutputOf<typeof listPointsDetails>['content'][number];

/** The book of points, line by line. */
export function PointsDetails() {
  const t = useT();
  const list = useList(listPointsDetails, { options: { staleTime: 0 } });
  const columns: Column<Entry>[] = [
    {
      id: 'time',
      header: t('points.col.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.createdAt} />,
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
    <ListTable
      caption={t('points.tab.details')}
      list={list}
      found={list.data}
      columns={columns}
      rowKey={(row) => row.version}
      skeletonRows={5}
      hasTimes
      failed={t('points.failed')}
      empty={{ title: t('points.detailsNone'), hint: t('points.detailsNoneHint') }}
    />
  );
}
