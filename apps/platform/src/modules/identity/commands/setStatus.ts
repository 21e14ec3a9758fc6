import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AccountStatus } from '../Account.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endDevicesOf } from '../store/devices.ts';
import { endSessionsOf, lockAccount, updateStatus } from '../store.ts';

export type StatusToSet = Readonly<{ brandId: number; memberId: bigint; status: AccountStatus }>;

/**
 * Locks, closes or reopens an account. In one transaction the sessions end and the wallet is closed to spending, so
 * that no bet of a locked member can pass; what was won still arrives. Remembered browsers are forgotten for good.
 */
export async function setStatus(
  { pool, events, wallet, games }: Pick<IdentityDeps, 'pool' | 'events' | 'wallet' | 'games'>,
  { brandId, memberId, status }: StatusToSet,
): Promise<void> {
  const ended = await transact(pool, async (client) => {
    if (!(await lockAccount(client, { brandId, memberId }))) throw new Refusal('member_not_found');
    await updateStatus(client, memberId, status);
    const state = status === 'active' ? 'open' : 'closed';
    await wallet.setAccountState(client, { brandId, memberId, state });
    if (status === 'active') return [];
    // Who was locked out comes back by a password after that, not by what a browser still holds.
    await endDevicesOf(client, memberId);
    const sessions = await endSessionsOf(client, memberId, 'locked');
    // Whoever opens a game holds the session's row meanwhile: only after the sessions are its tokens all to be seen.
    await games.endOpenings(client, { brandId, memberId });
    return sessions;
  });
  events.announce(ended);
}
