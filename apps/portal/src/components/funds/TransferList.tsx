import type { OutputOf } from '@baize/contract';
import { listTransfers } from '@baize/contract/transfers/listTransfers';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useList } from '../list/useList.ts';
import { Moment } from '../Moment.tsx';
import { moneyText } from '../moneyText.ts';

type Move = OutputOf<typeof listTransfers>['content'][number];

const TONES = { requested: 'amber', sent: 'amber', unknown: 'amber', done: 'felt', returned: 'neutral' } as const;
const OPEN_MS = 3_000;

/** The member's own transfers between wallets; those that are still open are looked at again. */
export function TransferList({ nameOf }: { nameOf: (wallet: string) => string }) {
  const t = useT();
  const list = useList(listTransfers, {
    size: 10,
    options: {
      refetchInterval: ({ state }) =>
        state.data?.content.some(({ status }) => TONES[status] === 'amber') === true ? OPEN_MS : false,
    },
  });
  const columns: Column<Move>[] = [
    {
      id: 'time',
      header: t('funds.list.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.createdAt} />,
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
    <ListTable
      caption={t('funds.list.title')}
      list={list}
      found={list.data}
      columns={columns}
      rowKey={(row) => row.id}
      skeletonRows={3}
      hasTimes
      failed={t('funds.list.failed')}
      empty={{ size: 's', title: t('funds.list.empty'), hint: t('funds.list.emptyHint') }}
    />
  );
}
