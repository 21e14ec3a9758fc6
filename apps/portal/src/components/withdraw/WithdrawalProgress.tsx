import { Timeline } from '@baize/ui/Timeline';
import { wallTime } from '../../businessDay.ts';
import type { WordKey } from '../../i18n/WordKey.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import type { Withdrawal } from './Withdrawal.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const NOTHING = 0n;

interface WithdrawalProgressProps {
  withdrawal: Withdrawal;
  onConfirmed: (withdrawal: Withdrawal) => void;
  onChanged: () => void;
}

/** How far a withdrawal has come, and, once it is paid, the question what has arrived. */
export function WithdrawalProgress({ withdrawal, onConfirmed, onChanged }: WithdrawalProgressProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const { amount, fee, arrives, currency, account, status } = withdrawal;
  const text = (units: bigint): string => moneyText(units, currency);
  const facts: readonly (readonly [string, string])[] = [
    [t('wallet.withdraw.amount'), text(amount)],
    [t('wallet.withdraw.fee'), text(fee)],
    [t('wallet.withdraw.arrives'), text(arrives)],
    [t('wallet.withdraw.to'), `${account.bank} ${account.maskedNumber}`],
  ];
  const note = useNote(withdrawal);
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-dense text-text-2">{label}</dt>
            <dd className="min-w-0 text-right text-label wrap-anywhere text-text-1">{value}</dd>
          </div>
        ))}
      </dl>
      <Timeline
        labels={{
          done: t('wallet.timeline.state.done'),
          current: t('wallet.timeline.state.current'),
          todo: t('wallet.timeline.state.todo'),
          failed: t('wallet.timeline.state.failed'),
        }}
        steps={withdrawalSteps(withdrawal).map(({ id, state, at }) => ({
          id,
          state,
          title: t(state === 'failed' ? 'wallet.withdraw.status.rejected' : `wallet.withdraw.step.${id}`),
          time: at === undefined ? undefined : wallTime(Date.parse(at), timeZone),
          note: note[id],
        }))}
      />
      {status === 'paid' ? (
        <ConfirmReceipt key={withdrawal.id} withdrawal={withdrawal} onConfirmed={onConfirmed} onChanged={onChanged} />
      ) : null}
    </div>
  );
}

/** What there is to say at a step beyond its name. */
function useNote(withdrawal: Withdrawal): Readonly<Record<string, string | undefined>> {
  const t = useT();
  const { status, currency, isForced, amountReceived, remainder, paidBack, publicReason } = withdrawal;
  const text = (units: bigint | null): string => moneyText(units ?? NOTHING, currency);
  switch (status) {
    case 'requested':
    case 'review':
      return { review: t('wallet.withdraw.step.reviewNote') };
    case 'approved':
      return { paid: t('wallet.withdraw.step.paidNote') };
    case 'paid':
      return {};
    case 'received':
      return { confirm: t(isForced ? 'wallet.withdraw.step.forced' : 'wallet.withdraw.step.received') };
    case 'receivedPart':
      return {
        confirm: t('wallet.withdraw.step.part', { received: text(amountReceived), remainder: text(remainder) }),
      };
    case 'notReceived':
      return { confirm: t('wallet.withdraw.step.none') };
    case 'closed':
      return {
        confirm:
          paidBack === NOTHING
            ? t('wallet.withdraw.step.closed')
            : t('wallet.withdraw.step.paidBack', { amount: text(paidBack) }),
      };
    case 'rejected': {
      const key = `wallet.withdraw.reason.${publicReason}` as WordKey;
      const known = t(key);
      return { review: known === key ? t('wallet.withdraw.reason.other') : known };
    }
  }
}
