import type { memberRow } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Account } from '#modules/identity/index.ts';

/** A member as an operator sees it; the balance is spendable, in 1/100,000. */
export function presentMember(account: Account, balance: bigint): z.output<typeof memberRow> {
  return {
    id: String(account.memberId),
    account: account.account,
    nickname: account.nickname,
    type: account.type,
    status: account.status,
    currency: account.currency,
    balance,
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
  };
}
