import { Timeline, type TimelineStep } from '@baize/ui/Timeline';
import { useBrand } from '../../useBrand.ts';
import { wallTime } from '../../businessDay.ts';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Deposit } from './Deposit.ts';
import { HeldReason } from './HeldReason.tsx';
import { RejectReason } from './RejectReason.tsx';

/** Asked, checked, credited; it moves on by itself when an operator has decided. */
export function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const { timeZone } = useBrand();
  const time = (iso: string) => wallTime(Date.parse(iso), timeZone);
  const { status } = deposit;
  const isWaiting = status === 'pending' || status === 'review';
  const decided = deposit.decidedAt === null ? undefined : time(deposit.decidedAt);
  const amount = moneyText(deposit.amount, deposit.currency);

  const isShown = deposit.hasProof || deposit.txHash !== null;
  const check =
    deposit.kind === 'gateway'
      ? {
          now: t('wallet.timeline.gateway'),
          done: t('wallet.timeline.paid'),
          note: t('wallet.timeline.gatewayNote'),
        }
      : {
          now: isShown ? t('wallet.timeline.shown') : t('wallet.timeline.check'),
          done: t('wallet.timeline.checked'),
          note: t('wallet.timeline.checkNote'),
        };

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
        : status === 'held'
          ? {
              ...{ id: 'end', state: 'current' as const, title: t('wallet.timeline.held'), time: decided },
              note: <HeldReason heldFor={deposit.heldFor} />,
            }
          : status === 'returned'
            ? { id: 'end', state: 'done', title: t('wallet.timeline.returned'), time: decided }
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
        ...(deposit.isLate
          ? [
              {
                ...{ id: 'late', state: 'failed' as const, title: t('wallet.timeline.expired') },
                ...{ time: time(deposit.expiresAt), note: t('wallet.timeline.late') },
              },
            ]
          : []),
        {
          id: 'check',
          state: isWaiting ? 'current' : 'done',
          title: status === 'review' ? t('wallet.timeline.review') : isWaiting ? check.now : check.done,
          note: status === 'pending' ? check.note : status === 'review' ? t('wallet.outcome.reviewText') : undefined,
        },
        last,
      ]}
    />
  );
}
