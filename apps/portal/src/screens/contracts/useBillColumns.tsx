import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import type { ReactNode } from 'react';
import { Amount } from '../../components/Amount.tsx';
import { isSome, type ContractKind } from '../../components/contracts/ContractTerms.ts';
import { rateText } from '../../components/contracts/rateText.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { Bill } from './Bill.ts';
import { billPeriod } from './billPeriod.ts';

interface BillColumns {
  kind: ContractKind;
  /** Whether they are the bills that the agent pays. */
  isGiven: boolean;
  /** Shows the rounds behind a bill. */
  onOpen: (id: string) => void;
  more?: readonly Column<Bill>[] | undefined;
}

const tones = {
  unapproved: 'amber',
  due: 'sky',
  issued: 'felt',
  partly: 'brass',
  insufficient: 'cinnabar',
  notReached: 'neutral',
  rejected: 'cinnabar',
} as const;

/** Bills with everything that they were worked out from; what was summed leads to its rounds. */
export function useBillColumns({ kind, isGiven, onOpen, more = [] }: BillColumns): readonly Column<Bill>[] {
  const t = useT();
  const { timeZone } = useBrand();
  const leading = (bill: Bill, figure: ReactNode) => (
    <button
      type="button"
      onClick={() => onOpen(bill.id)}
      className="touch-target min-w-0 rounded-tag text-right text-text-1 underline-offset-4 hover:underline"
    >
      {figure}
      <span className="sr-only">, {t('contracts.rounds.open', { period: billPeriod(bill, timeZone) })}</span>
    </button>
  );
  return [
    {
      id: 'time',
      header: t('contracts.time'),
      isRowHeader: true,
      card: 'title',
      cell: (bill) => (
        <span className="tabular-nums">
          {billPeriod(bill, timeZone)}
          {kind === 'dividend' ? (
            <span className="block text-cap font-normal text-text-3">{t(`contracts.period.${bill.period}`)}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'who',
      header: t(isGiven ? 'contracts.who' : 'contracts.payer'),
      card: 'detail',
      cell: (bill) => (isGiven ? bill.account : bill.payer === '' ? t('contracts.house') : bill.payer),
    },
    {
      id: 'validBet',
      header: t(`contracts.validBet.${kind}`),
      align: 'end',
      card: 'line',
      cell: (bill) => leading(bill, <Amount units={bill.validBet} currency={bill.currency} />),
    },
    {
      id: 'profit',
      header: t('contracts.profitAndLoss'),
      align: 'end',
      card: 'line',
      cell: (bill) => leading(bill, <Amount units={bill.profitAndLoss} currency={bill.currency} isOutcome />),
    },
    {
      id: 'active',
      header: t('contracts.activeMembers'),
      align: 'end',
      card: 'line',
      cell: (bill) => leading(bill, bill.activeMembers),
    },
    { id: 'rate', header: t('contracts.rate'), align: 'end', card: 'line', cell: (bill) => rateText(bill.rateBps) },
    {
      id: 'amount',
      header: t('contracts.amount'),
      align: 'end',
      card: 'amount',
      cell: (bill) => (
        <span className="text-label font-bold">
          <Amount units={bill.amount} currency={bill.currency} />
          {bill.paid === bill.amount ? null : (
            <span className="block text-cap font-normal text-text-3">
              {t('contracts.paid')} {moneyText(bill.paid, bill.currency)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('contracts.status'),
      card: 'status',
      cell: (bill) => (
        <div className="flex flex-col items-start gap-1 max-sm:items-end">
          <StatusChip tone={tones[bill.status]}>
            {t(`contracts.state.${bill.isBlocked ? 'blocked' : bill.status}`)}
          </StatusChip>
          <Notes bill={bill} />
        </div>
      ),
    },
    ...more,
  ];
}

const ngrLines = ['platformFee', 'rebates', 'activity', 'depositFee', 'withdrawalFee'] as const;

/** Why a bill is not simply what was staked in its days. */
function Notes({ bill: { carried, ngr, reason, currency } }: { bill: Bill }) {
  const t = useT();
  const { lateRounds, correctedRounds, before } = carried;
  const notes = [
    ...(lateRounds + correctedRounds > 0
      ? [t('contracts.carried', { late: lateRounds, corrected: correctedRounds })]
      : []),
    ...(ngr === null
      ? []
      : [
          ...ngrLines
            .filter((line) => isSome(ngr[line]))
            .map((line) =>
              t('contracts.ngr.line', { what: t(`contracts.ngr.${line}`), amount: moneyText(ngr[line], currency) }),
            ),
          t('contracts.ngr.net', { amount: moneyText(ngr.net, currency, 'always') }),
        ]),
    ...(isSome(before) ? [t('contracts.carriedBefore', { amount: moneyText(before, currency) })] : []),
    ...(reason === '' ? [] : [reason]),
  ];
  return notes.map((note) => (
    <span key={note} className="text-cap text-text-3 max-sm:text-right">
      {note}
    </span>
  ));
}
