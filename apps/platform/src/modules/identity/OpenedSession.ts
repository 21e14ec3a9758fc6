import type { Account } from './Account.ts';

/** A new session, with its token in clear text this one time. */
export type OpenedSession = Readonly<{
  token: string;
  account: Account;
  isFirst: boolean;
  isPasswordExpired: boolean;
  needsPasswordChange: boolean;
}>;
