import type { IdentityDeps, Transaction } from '../IdentityDeps.ts';
import type { EndedSession } from '../store.ts';
import { setPassword } from './setPassword.ts';

type Replacement = Readonly<{ brandId: number; memberId: bigint; passwordHash: string }>;

/**
 * Puts a recovered password in place within a transaction that has locked the account. Whoever was in is out, games
 * included. A lock or a ban stays as it is: recovering a password is no way around it.
 */
export async function replacePassword(
  client: Transaction,
  { games }: Pick<IdentityDeps, 'games'>,
  { brandId, memberId, passwordHash }: Replacement,
): Promise<EndedSession[]> {
  const sessions = await setPassword(client, { memberId, passwordHash });
  // Whoever opens a game holds the session's row meanwhile: only after the sessions are its tokens all to be seen.
  await games.endOpenings(client, { brandId, memberId });
  return sessions ?? [];
}
