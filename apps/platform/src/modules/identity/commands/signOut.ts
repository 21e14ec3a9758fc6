import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endSessionsOf, lockAccount } from '../store.ts';

/**
 * Ends a member's sessions and the games opened in them, in one transaction with whatever is the reason for it. The
 * account itself stays as it is.
 */
export async function signOut<Result>(
  { pool, events, games }: Pick<IdentityDeps, 'pool' | 'events' | 'games'>,
  member: { brandId: number; memberId: bigint },
  work: (client: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<Result>,
): Promise<Result> {
  const { result, ended } = await transact(pool, async (client) => {
    if (!(await lockAccount(client, member))) throw new Refusal('member_not_found');
    const done = await work(client);
    // Whoever opens a game holds the session's row meanwhile: only after the sessions are its tokens all to be seen.
    const sessions = await endSessionsOf(client, member.memberId, 'loggedOut');
    await games.endOpenings(client, member);
    return { result: done, ended: sessions };
  });
  events.announce(ended);
  return result;
}
