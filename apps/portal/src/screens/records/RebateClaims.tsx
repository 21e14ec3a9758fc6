import type { OutputOf } from '@baize/contract';
import { getRebateClaimsFile } from '@baize/contract/bonuses/getRebateClaimsFile';
import { listRebateClaims } from '@baize/contract/bonuses/listRebateClaims';
import type { Column } from '@baize/ui/DataTable';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type Claim = OutputOf<typeof listRebateClaims>['content'][number];

const NOTHING = BigInt(0);

/** The rebates claimed in some days, with the sums of the page and of all that was found. */
export function RebateClaims() {
  const t = useT();
  const { currency } = useBrand();
  const list = useList(listRebateClaims, { days: 'moments', presetDays: 30, size: 'chosen' });
  const { data } = list;
  const money = (units: bigint) => (
    <span className="text-num-s">{moneyText(units, data?.content[0]?.currency ?? currency)}</span>
  );
  const columns: Column<Claim>[] = [
    { id: 'time', header: t('funds.list.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'from',
      header: t('funds.rebate.category'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => row.lines.map(({ classify }) => t(`funds.rebate.class.${classify}`)).join(' · '),
    },
    {
      id: 'valid',
      header: t('funds.rebate.valid'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        moneyText(
          row.lines.reduce((sum, { validBet }) => sum + validBet, NOTHING),
          row.currency,
        ),
    },
    { id: 'amount', header: t('funds.amount'), align: 'end', card: 'amount', cell: (row) => money(row.amount) },
  ];
  return (
    <section aria-label={t('funds.rebate.history')}>
      <ListPage
        isSection
        title={t('funds.rebate.history')}
        list={list}
        found={data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={2}
        fetchFile={(form) => fetchRecordFile(getRebateClaimsFile, { ...list.asked, ...form })}
        totals={
          data && [
            {
              id: 'page',
              label: t('member.transaction.pageTotal'),
              values: { amount: money(data.content.reduce((sum, { amount }) => sum + amount, NOTHING)) },
            },
            {
              id: 'grand',
              label: t('member.transaction.grandTotal', { count: String(data.totalRows) }),
              values: { amount: money(data.totals.amount) },
            },
          ]
        }
        failed={t('funds.rebate.failed')}
        empty={{ size: 's', title: t('funds.rebate.historyNone') }}
      />
    </section>
  );
}
