import { listPayRounds } from '@baize/contract/contracts/listPayRounds';
import { Drawer } from '@baize/ui/Drawer';
import { Amount } from '../../components/Amount.tsx';
import { useRoundColumns } from '../../components/contracts/useRoundColumns.tsx';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { Bill } from './Bill.ts';
import { billPeriod } from './billPeriod.ts';

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
  const { hour, ...columns } = useRoundColumns(bill?.currency ?? '');
  const hours = bill?.kind === 'hourly' ? [hour] : [];
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
        columns={[columns.at, ...hours, columns.account, columns.game, columns.validBet, columns.result, columns.why]}
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
