import { Timeline, type TimelineStep } from '@baize/ui/Timeline';
import { Moment } from '../../components/Moment.tsx';
import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';
import { useT } from '../../i18n/useT.ts';

/** What became of a deposit one after the other, and who did it. */
export function DepositSteps({ deposit }: { deposit: QueuedDeposit }) {
  const t = useT();
  const { status, isLate, firstApprovedAt, decidedAt, decidedBy } = deposit;
  const isOpen = status === 'pending' || status === 'review';
  const steps: TimelineStep[] = [
    {
      ...{ id: 'asked', title: t('deposits.step.asked'), time: <Moment at={deposit.createdAt} /> },
      state: status === 'pending' ? 'current' : 'done',
    },
    ...(isLate
      ? [
          {
            ...{ id: 'expired', title: t('deposits.expired'), state: 'failed' as const },
            time: <Moment at={deposit.expiresAt} />,
          },
        ]
      : []),
    ...(firstApprovedAt === null
      ? []
      : [
          {
            ...{ id: 'first', title: t('deposits.step.first'), note: deposit.firstApprover },
            ...{ time: <Moment at={firstApprovedAt} />, state: status === 'review' ? 'current' : 'done' },
          } satisfies TimelineStep,
        ]),
    ...(isOpen
      ? []
      : [
          {
            ...{ id: 'end', note: decidedBy },
            title: isLate && status === 'approved' ? t('deposits.step.lateCredited') : t(`deposits.${status}`),
            time: decidedAt === null ? undefined : <Moment at={decidedAt} />,
            state: status === 'rejected' || status === 'expired' ? 'failed' : status === 'held' ? 'current' : 'done',
          } satisfies TimelineStep,
        ]),
  ];
  return (
    <section aria-labelledby="deposit-steps" className="border-t border-line-1 pt-4">
      <h3 id="deposit-steps" className="mb-3 text-h4 text-text-1">
        {t('cashier.timeline')}
      </h3>
      <Timeline
        labels={{
          ...{ done: t('cashier.step.done'), current: t('cashier.step.current') },
          ...{ todo: t('cashier.step.todo'), failed: t('cashier.step.failed') },
        }}
        steps={steps}
      />
    </section>
  );
}
