import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';

export type DepositAct = 'approve' | 'reject';

/** What an operator can do with a deposit now. The server decides; this leaves no button that it would refuse. */
export function actsOfDeposit(
  { status, kind, firstApprover }: Pick<QueuedDeposit, 'status' | 'kind' | 'firstApprover'>,
  username: string | undefined,
): readonly DepositAct[] {
  // What comes by a gateway is decided by its report, however late.
  if (kind === 'gateway') return [];
  if (status === 'pending') return ['approve', 'reject'];
  if (status === 'review') return firstApprover === username ? ['reject'] : ['approve', 'reject'];
  return status === 'expired' ? ['approve'] : [];
}
