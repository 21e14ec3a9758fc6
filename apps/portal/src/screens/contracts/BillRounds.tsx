import type { OutputOf } from '@baize/contract';
import { listPayRounds } from '@baize/contract/contracts/listPayRounds';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { StatusChip } from '@baize/ui/StatusChip';
import { Amount } from '../../components/Amount.tsx';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { billPeriod } from './billPeriod.ts';
import type { Bill } from './useBillColumns.tsx';

type Row = OutputOf<typeof listPayRounds>['page']['content'][number];

const tones = { settled: 'neutral', late: 'amber', corrected: 'sky' } as const;

interface BillRoundsProps {
  /** The bill; the drawer is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

/** The rounds that a bill was summed from, which add up to it; what was carried into it says so. */
export function BillRounds({ id, onClose }: BillRoundsProps) {
  const t = useT();
  return (
    <Drawer
      isOpen={id !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="l"
      title={t('contracts.rounds')}
      labels={{ close: t('contracts.close') }}
    >
      {id === undefined ? null : <RoundTable key={id} id={id} />}
    </Drawer>
  );
}

function RoundTable({ id }: { id: string }) {
  const t = useT();
  const { timeZone } = useBrand();
  const list = useList(listPayRounds, { ask: { id }, pages: 'rounds' });
  const { data, reading } = list;
  const bill = data?.bill;
  const columns = useRoundColumns(bill);
  const sums = ({ validBet, profitAndLoss }: Pick<Bill, 'validBet' | 'profitAndLoss'>, currency: string) => ({
    validBet: <Amount units={validBet} currency={currency} />,
    result: <Amount units={profitAndLoss} currency={currency} isOutcome isBold />,
  });
  return (
    <div className="flex flex-col gap-4">
      {bill === undefined ? null : (
        <p className="text-body text-text-2">
          {[t(`contracts.kind.${bill.kind}`), bill.account, billPeriod(bill, timeZone)].join(' · ')}
        </p>
      )}
      {reading.isError && data === undefined ? null : (
        <ListFigures
          list={list}
          figures={[
            {
              label: t('contracts.rounds.validBet'),
              value: bill && <Amount units={bill.validBet} currency={bill.currency} size="m" />,
            },
            {
              label: t('contracts.rounds.result'),
              value: bill && <Amount units={bill.profitAndLoss} currency={bill.currency} size="m" isOutcome />,
            },
            {
              label: t('contracts.activeMembers'),
              value: bill && <span className="text-num-m text-text-1 tabular-nums">{bill.activeMembers}</span>,
            },
          ]}
        />
      )}
      <ListTable
        caption={t('contracts.rounds')}
        list={list}
        found={data?.page}
        columns={columns}
        rowKey={(row) => row.id}
        density="compact"
        hasTimes
        totals={
          data && [
            { id: 'page', label: t('contracts.rounds.page'), values: sums(data.pageTotals, data.bill.currency) },
            { id: 'bill', label: t('contracts.rounds.bill'), values: sums(data.bill, data.bill.currency) },
          ]
        }
        failed={t('contracts.failed')}
        empty={
          data?.isKept === false
            ? { size: 's', title: t('contracts.rounds.notKept'), hint: t('contracts.rounds.notKeptHint') }
            : { size: 's', title: t('contracts.rounds.none'), hint: t('contracts.rounds.noneHint') }
        }
      />
    </div>
  );
}

function useRoundColumns(bill: Bill | undefined): Column<Row>[] {
  const t = useT();
  const language = useLanguage();
  const currency = bill?.currency ?? '';
  const hour: Column<Row> = {
    id: 'hour',
    header: t('contracts.rounds.hour'),
    align: 'end',
    card: 'line',
    cell: (row) => `${row.isCarried ? 0 : row.hour}:00`,
  };
  return [
    { id: 'at', header: t('contracts.rounds.at'), card: 'meta', cell: ({ at }) => <Moment at={at} /> },
    ...(bill?.kind === 'hourly' ? [hour] : []),
    {
      id: 'account',
      header: t('contracts.who'),
      isRowHeader: true,
      card: 'title',
      cell: ({ account }) =>
        account === '' ? <span className="font-normal text-text-3">{t('contracts.rounds.left')}</span> : account,
    },
    {
      id: 'game',
      header: t('contracts.rounds.game'),
      card: 'detail',
      cell: ({ round }) => (
        <span title={round.round}>
          {localText(round.gameName, language)}
          <span className="block text-cap text-text-3">{round.vendorName}</span>
        </span>
      ),
    },
    {
      id: 'validBet',
      header: t('contracts.rounds.validBet'),
      align: 'end',
      card: 'line',
      cell: ({ validBet }) => <Amount units={validBet} currency={currency} />,
    },
    {
      id: 'result',
      header: t('contracts.rounds.result'),
      align: 'end',
      card: 'amount',
      cell: ({ profitAndLoss }) => <Amount units={profitAndLoss} currency={currency} isOutcome isBold />,
    },
    {
      id: 'why',
      header: t('contracts.rounds.why'),
      card: 'status',
      cell: ({ why, isCarried, day }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StatusChip tone={tones[why]}>{t(`contracts.rounds.why.${why}`)}</StatusChip>
          {isCarried ? <span className="text-cap text-text-3">{t('contracts.rounds.of', { day })}</span> : null}
        </span>
      ),
    },
  ];
}
