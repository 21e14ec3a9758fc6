import type { Account } from './Account.ts';

/** A session that has just been opened, with the one sight of its token. */
export type OpenedSession = Readonly<{
  token: string;
  account: Account;
  isFirst: boolean;
  isPasswordExpired: boolean;
  needsPasswordChange: boolean;
}>;
