import type { member, session } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Account } from './Account.ts';
import type { OpenedSession } from './OpenedSession.ts';

/** The account as its owner sees it: no hash, no status, no address. */
export function presentMember(account: Account, needsPasswordChange: boolean): z.output<typeof member> {
  return {
    id: String(account.memberId),
    account: account.account,
    nickname: account.nickname,
    type: account.type,
    currency: account.currency,
    language: account.language,
    icon: account.icon,
    needsPasswordChange,
  };
}

/** The response to a login. */
export function presentSession(opened: OpenedSession): z.output<typeof session> {
  const { token, account, isFirst, isPasswordExpired, needsPasswordChange } = opened;
  return {
    token,
    firstTimeLogin: isFirst,
    passwordExpired: isPasswordExpired,
    needsPasswordChange,
    userInfo: presentMember(account, needsPasswordChange),
  };
}
