import { randomBytes } from 'node:crypto';
import { toBase32 } from '#kit/matchStep.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { newPassword } from '../newPassword.ts';
import { normalizeUsername, totpPlace } from '../rules.ts';
import { deleteSessionsOf, readAnyAccount, replaceSecrets } from '../store.ts';
import type { Enrolment } from './createOperator.ts';

/**
 * Gives an operator a new password and a new secret, ends the sessions and records that: for a lost phone, an exposed
 * password, or reopening an account.
 */
export async function resetOperator(
  owner: OperatorsDeps['pool'],
  { secrets, hasher }: Pick<OperatorsDeps, 'secrets' | 'hasher'>,
  { brandId, by, ...typed }: { brandId: number; username: string; by: string },
): Promise<Enrolment> {
  const username = normalizeUsername(typed.username);
  const password = newPassword();
  const totp = randomBytes(20);
  const passwordHash = await hasher.hash(password);
  const totpSealed = secrets.seal(totp, totpPlace(brandId, username));
  return transact(owner, async (client) => {
    const account = await readAnyAccount(client, brandId, username);
    if (!account) throw new Error(`There is no operator "${username}" in this brand.`);
    await replaceSecrets(client, account.id, { passwordHash, totpSealed });
    await deleteSessionsOf(client, account.id);
    await record(client, {
      ...{ brandId, actorId: 0n, actor: by, ip: '', action: 'operators.reset' },
      ...{ objectType: 'operator', objectId: String(account.id) },
      ...{ before: { isActive: account.isActive }, after: { isActive: true } },
    });
    return { username, role: account.role, password, totpSecret: toBase32(totp) };
  });
}
