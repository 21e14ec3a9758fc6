import { Timeline, type TimelineStep } from '@baize/ui/Timeline';
import { useBrand } from '../../useBrand.ts';
import { wallTime } from '../../businessDay.ts';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Deposit } from './Deposit.ts';
import { RejectReason } from './RejectReason.tsx';

/** Asked, checked, credited; it moves on by itself when an operator has decided. */
export function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const { timeZone } = useBrand();
  const time = (iso: string) => wallTime(Date.parse(iso), timeZone);
  const { status } = deposit;
  const decided = deposit.decidedAt === null ? undefined : time(deposit.decidedAt);
  const amount = moneyText(deposit.amount, deposit.currency);

  const last: TimelineStep =
    status === 'rejected'
      ? {
          id: 'end',
          state: 'failed',
          title: t('wallet.timeline.rejected'),
          time: decided,
          note: <RejectReason reason={deposit.publicReason} />,
        }
      : status === 'expired'
        ? { id: 'end', state: 'failed', title: t('wallet.timeline.expired'), time: time(deposit.expiresAt) }
        : {
            id: 'end',
            state: status === 'approved' ? 'done' : 'todo',
            title: t('wallet.timeline.credited', { amount: moneyText(deposit.credited, deposit.currency) }),
            time: status === 'approved' ? decided : undefined,
          };

  return (
    <Timeline
      labels={{
        done: t('wallet.timeline.state.done'),
        current: t('wallet.timeline.state.current'),
        todo: t('wallet.timeline.state.todo'),
        failed: t('wallet.timeline.state.failed'),
      }}
      steps={[
        { id: 'asked', state: 'done', title: t('wallet.timeline.asked', { amount }), time: time(deposit.createdAt) },
        {
          id: 'check',
          state: status === 'pending' ? 'current' : 'done',
          title: status === 'pending' ? t('wallet.timeline.check') : t('wallet.timeline.checked'),
          note: status === 'pending' ? t('wallet.timeline.checkNote') : undefined,
        },
        last,
      ]}
    />
  );
}
