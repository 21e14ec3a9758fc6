import type { member } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Account } from './Account.ts';

/** The account as its owner sees it: no hash, no status, no address. */
export function presentMember(account: Account): z.output<typeof member> {
  return {
    id: String(account.memberId),
    account: account.account,
    nickname: account.nickname,
    type: account.type,
    currency: account.currency,
    language: account.language,
  };
}
