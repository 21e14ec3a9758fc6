import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { listSeededAccounts } from '../store.ts';

/** Stops the start while a demo operator still has the password from the manual. */
export async function refusePublicPasswords(
  db: OperatorsDeps['pool'],
  hasher: Pick<OperatorsDeps['hasher'], 'verify'>,
  password: string,
): Promise<void> {
  for (const { brandId, username, passwordHash } of await listSeededAccounts(db)) {
    if (!(await hasher.verify(passwordHash, password))) continue;
    throw new Error(
      `The operator "${username}" of brand ${brandId} has the public password of the demo; Baize refuses to start with NODE_ENV=production.`,
    );
  }
}
