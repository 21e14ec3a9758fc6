import type { OutputOf } from '@baize/contract';
import { listRebateClaims } from '@baize/contract/bonuses/listRebateClaims';
import type { Column } from '@baize/ui/DataTable';
import { useT } from '../../i18n/useT.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useList } from '../list/useList.ts';
import { Moment } from '../Moment.tsx';
import { moneyText } from '../moneyText.ts';

type Claim = OutputOf<typeof listRebateClaims>['content'][number];

/** The rebates claimed so far. */
export function RebateClaims() {
  const t = useT();
  const list = useList(listRebateClaims, { size: 10 });
  const columns: Column<Claim>[] = [
    {
      id: 'time',
      header: t('funds.list.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.createdAt} />,
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
      <ListTable
        caption={t('funds.rebate.history')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={2}
        hasTimes
        failed={t('funds.rebate.failed')}
        empty={{ size: 's', title: t('funds.rebate.historyNone') }}
      />
    </section>
  );
}
