import { tellWithin } from '#modules/live/index.ts';
import type { Transaction } from './CashierDeps.ts';

export type DepositNews = 'depositApproved' | 'depositRejected' | 'depositHeld' | 'depositReturned';

type Decided = Readonly<{
  kind: DepositNews | 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalPaid';
  brandId: number;
  memberId: bigint;
  /** What was asked for, in 1/100,000. */
  amount: bigint;
  currency: string;
}>;

/** After the commit, the member's open pages say what became of a deposit or a withdrawal. */
export async function tellDecided(client: Transaction, { kind, amount, currency, ...member }: Decided): Promise<void> {
  await tellWithin(client, member, 'message', { kind, amount, currency });
}
