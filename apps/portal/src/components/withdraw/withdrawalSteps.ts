import type { Withdrawal } from './Withdrawal.ts';

type StepState = 'done' | 'current' | 'todo' | 'failed';
type Step = Readonly<{ id: 'requested' | 'review' | 'paid' | 'confirm'; state: StepState; at: string | undefined }>;

/** How many of the four steps are behind a withdrawal. */
const behind: Readonly<Record<Withdrawal['status'], number>> = {
  requested: 1,
  review: 1,
  approved: 2,
  paid: 3,
  receivedPart: 3,
  notReceived: 3,
  received: 4,
  closed: 4,
  rejected: 1,
};

/** Requested, review, paid and the receipt, each with its state and the moment it was reached. */
export function withdrawalSteps({ status, timeline }: Pick<Withdrawal, 'status' | 'timeline'>): readonly Step[] {
  const atOf = (...states: readonly Withdrawal['status'][]): string | undefined =>
    timeline.findLast((entry) => states.includes(entry.status))?.at;
  const stateOf = (step: number): StepState => {
    if (step < behind[status]) return 'done';
    if (step > behind[status]) return 'todo';
    return status === 'rejected' ? 'failed' : 'current';
  };
  return [
    { id: 'requested', state: stateOf(0), at: atOf('requested') },
    { id: 'review', state: stateOf(1), at: atOf('approved', 'rejected') },
    { id: 'paid', state: stateOf(2), at: atOf('paid') },
    { id: 'confirm', state: stateOf(3), at: atOf('received', 'receivedPart', 'notReceived', 'closed') },
  ];
}
