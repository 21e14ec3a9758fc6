import type { OutputOf } from '@baize/contract';
import { getBonusesFile } from '@baize/contract/bonuses/getBonusesFile';
import type { Column } from '@baize/ui/DataTable';
import type { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { StatusChip } from '@baize/ui/StatusChip';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import type { useBonuses } from './useBonuses.ts';
import { endings } from './useBonuses.ts';

type Bonuses = OutputOf<typeof listBonuses>;
type Bonus = Bonuses['ended']['content'][number];

const NOTHING = BigInt(0);
const TONES = { released: 'felt', expired: 'neutral', cancelled: 'neutral' } as const;

interface EndedBonusesProps {
  list: ReturnType<typeof useBonuses>;
  data: Bonuses;
}

/** Bonuses that have come to their end: by days, by how they ended, with the sums of the page and of all that was found. */
export function EndedBonuses({ list, data }: EndedBonusesProps) {
  const t = useT();
  const { content, totalRows } = data.ended;
  const money = (units: bigint) => <span className="text-num-s">{moneyText(units, data.currency)}</span>;
  const columns: Column<Bonus>[] = [
    {
      id: 'time',
      header: t('funds.bonus.ended'),
      card: 'meta',
      cell: (row) => (row.endedAt === null ? '—' : <Moment at={row.endedAt} />),
    },
    { id: 'title', header: t('funds.bonus.name'), isRowHeader: true, card: 'title', cell: (row) => row.title },
    {
      id: 'staked',
      header: t('funds.bonus.staked'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        t('funds.bonus.of', {
          done: moneyText(row.done, row.currency),
          required: moneyText(row.required, row.currency),
        }),
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
      cell: ({ status }) => {
        const ending = endings.find((one) => one === status);
        return (
          <StatusChip tone={ending === undefined ? 'amber' : TONES[ending]}>
            {t(`funds.bonus.status.${status}`)}
          </StatusChip>
        );
      },
    },
  ];
  return (
    <section aria-label={t('funds.bonus.history')}>
      <ListPage
        isSection
        title={t('funds.bonus.history')}
        list={list}
        found={data.ended}
        columns={columns}
        rowKey={(row) => row.id}
        fetchFile={(form) => fetchRecordFile(getBonusesFile, { ...list.asked, ...form })}
        totals={[
          {
            id: 'page',
            label: t('member.transaction.pageTotal'),
            values: { amount: money(content.reduce((sum, { amount }) => sum + amount, NOTHING)) },
          },
          {
            id: 'grand',
            label: t('member.transaction.grandTotal', { count: String(totalRows) }),
            values: { amount: money(data.endedTotals.amount) },
          },
        ]}
        empty={{ size: 's', title: t('funds.bonus.historyNone') }}
      />
    </section>
  );
}
