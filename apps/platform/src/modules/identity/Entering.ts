import type { SessionToOpen } from './commands/openSession.ts';

/** What is known of somebody who is about to be let in. */
export type Entering = Readonly<{
  memberId: bigint;
  language: string | undefined;
  /** Whether this browser shall stay signed in for a day; false forgets it if it did. */
  wantsDevice: boolean;
  /** Set for who has just typed a password. */
  password?: Readonly<{ isExpired: boolean; needsChange: boolean }>;
  proof?: SessionToOpen['proof'];
  /** Whether the account's second step was asked for already; who comes in by a code or another service has it before them. */
  isProved?: boolean;
}>;
