import type { Transaction } from '../IdentityDeps.ts';
import { endSessionsOf, updatePassword, type EndedSession } from '../store.ts';
import { endDevicesOf } from '../store/devices.ts';
import { forgetBrowsersOf } from '../store/places.ts';
import { closeRecoveries } from '../store/recoveries.ts';
import { endVerificationsOf } from '../store/verifications.ts';

export type PasswordToSet = Readonly<{
  memberId: bigint;
  passwordHash: string;
  /** The hash that was verified; a concurrent change invalidates this one. */
  olderHash?: string;
  /** The session to keep; all others end. */
  keptSession?: Buffer;
}>;

/**
 * Changes an account's password within a transaction, and revokes what the old one had allowed: other sessions,
 * remembered and known browsers, pending second factors. Undefined if the password was changed concurrently.
 */
export async function setPassword(
  client: Transaction,
  { memberId, passwordHash, olderHash, keptSession }: PasswordToSet,
): Promise<EndedSession[] | undefined> {
  if (!(await updatePassword(client, { memberId, passwordHash, olderHash, keptSession }))) return undefined;
  await endDevicesOf(client, memberId);
  await forgetBrowsersOf(client, memberId);
  await endVerificationsOf(client, memberId);
  await closeRecoveries(client, memberId);
  return endSessionsOf(client, memberId, 'signedInElsewhere', keptSession);
}
