import type { IdentityDeps, Transaction } from '../IdentityDeps.ts';
import type { EndedSession } from '../store.ts';
import { setPassword } from './setPassword.ts';

type Replacement = Readonly<{ brandId: number; memberId: bigint; passwordHash: string }>;

/**
 * Sets a recovered password within a transaction that has locked the account. All sessions end, games included. A lock
 * or ban stays: recovery does not bypass it.
 */
export async function replacePassword(
  client: Transaction,
  { games }: Pick<IdentityDeps, 'games'>,
  { brandId, memberId, passwordHash }: Replacement,
): Promise<EndedSession[]> {
  const sessions = await setPassword(client, { memberId, passwordHash });
  // A game launch locks the session's row: only after ending the sessions are all of its tokens visible.
  await games.endOpenings(client, { brandId, memberId });
  return sessions ?? [];
}
