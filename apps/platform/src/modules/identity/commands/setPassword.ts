import type { Transaction } from '../IdentityDeps.ts';
import { endSessionsOf, updatePassword, type EndedSession } from '../store.ts';
import { endDevicesOf } from '../store/devices.ts';
import { forgetBrowsersOf } from '../store/places.ts';
import { closeRecoveries } from '../store/recoveries.ts';
import { endVerificationsOf } from '../store/verifications.ts';

export type PasswordToSet = Readonly<{
  memberId: bigint;
  passwordHash: string;
  /** The hash that the change was allowed by; somebody else's change in between makes this one void. */
  olderHash?: string;
  /** The session that goes on; all others end. */
  keptSession?: Buffer;
}>;

/**
 * Gives an account another password within a transaction, and takes back everything the old one had let in: other
 * sessions, remembered and known browsers, logins that wait for a second proof. Undefined when the password had been
 * changed in between.
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
