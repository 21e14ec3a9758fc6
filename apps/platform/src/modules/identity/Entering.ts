import type { SessionToOpen } from './commands/openSession.ts';

/** Facts about somebody who is about to be signed in. */
export type Entering = Readonly<{
  memberId: bigint;
  language: string | undefined;
  /** Whether to remember this browser for a day; false forgets it. */
  wantsDevice: boolean;
  /** Set for logins by password. */
  password?: Readonly<{ isExpired: boolean; needsChange: boolean }>;
  proof?: SessionToOpen['proof'];
  /** Whether the second factor was checked already; logins by code or another service still have it ahead. */
  isProved?: boolean;
}>;
