import { randomBytes } from 'node:crypto';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { toBase32 } from '#kit/matchStep.ts';
import { totpPlace } from '../rules.ts';
import { insertAccount, readAccount, updatePasswordHash } from '../store.ts';

/** Demo credentials to be printed: the secret goes into an authenticator app. */
export type SeededOperator = { username: string; role: string; totpSecret: string };

/**
 * Creates or finds the demo's two operators of a brand: the one-time code secret is generated once per installation,
 * the password follows the installation's setting.
 */
export async function seedOperators(
  db: OperatorsDeps['pool'],
  { secrets, hasher }: Pick<OperatorsDeps, 'secrets' | 'hasher'>,
  { brandId, password }: { brandId: number; password: string },
): Promise<SeededOperator[]> {
  const seeded: SeededOperator[] = [];
  for (const role of ['operator', 'approver']) {
    const username = role;
    const place = totpPlace(brandId, username);
    if (!(await readAccount(db, brandId, username))) {
      const totpSealed = secrets.seal(randomBytes(20), place);
      await insertAccount(db, { brandId, username, role, totpSealed, passwordHash: await hasher.hash(password) });
    }
    const account = await readAccount(db, brandId, username);
    if (!account) continue;
    if (!(await hasher.verify(account.passwordHash, password))) {
      await updatePasswordHash(db, account.id, await hasher.hash(password));
    }
    seeded.push({ username, role, totpSecret: toBase32(secrets.open(account.totpSealed, place)) });
  }
  return seeded;
}
