import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

export type WithdrawalAct = 'approve' | 'reject' | 'pay' | 'gateway' | 'resolve';

/** What an operator can do with a withdrawal now. The server decides; this leaves no button that it would refuse. */
export function actsOf(
  { status, firstApprover, isPaying }: Pick<QueuedWithdrawal, 'status' | 'firstApprover' | 'isPaying'>,
  username: string | undefined,
): readonly WithdrawalAct[] {
  switch (status) {
    case 'requested':
      return ['approve', 'reject'];
    case 'review':
      return firstApprover === username ? ['reject'] : ['approve', 'reject'];
    case 'approved':
      // A gateway that is paying it decides alone what comes of it.
      return isPaying ? [] : ['gateway', 'pay', 'reject'];
    case 'receivedPart':
    case 'notReceived':
      return ['resolve'];
    default:
      return [];
  }
}
