import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endSessionsOf, lockAccount } from '../store.ts';

/**
 * Ends a member's sessions and their opened games, in one transaction with the reason. The account itself is unchanged.
 */
export async function signOut<Result>(
  { pool, events, games }: Pick<IdentityDeps, 'pool' | 'events' | 'games'>,
  member: { brandId: number; memberId: bigint },
  work: (client: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<Result>,
): Promise<Result> {
  const { result, ended } = await transact(pool, async (client) => {
    if (!(await lockAccount(client, member))) throw new Refusal('member_not_found');
    const done = await work(client);
    // A game launch locks the session's row: only after ending the sessions are all of its tokens visible.
    const sessions = await endSessionsOf(client, member.memberId, 'loggedOut');
    await games.endOpenings(client, member);
    return { result: done, ended: sessions };
  });
  events.announce(ended);
  return result;
}
