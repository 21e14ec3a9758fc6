import { tellWithin } from '#modules/live/index.ts';
import type { Transaction } from './CashierDeps.ts';

export type DepositNews = 'depositApproved' | 'depositRejected' | 'depositHeld' | 'depositReturned';

type Decided = Readonly<{
  kind: DepositNews | 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalPaid';
  brandId: number;
  memberId: bigint;
  /** The requested amount, in 1/100,000. */
  amount: bigint;
  currency: string;
}>;

/** Notifies the member's open pages of a decision after the commit. */
export async function tellDecided(client: Transaction, { kind, amount, currency, ...member }: Decided): Promise<void> {
  await tellWithin(client, member, 'message', { kind, amount, currency });
}
