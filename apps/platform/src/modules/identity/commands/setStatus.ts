import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AccountStatus } from '../Account.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endDevicesOf } from '../store/devices.ts';
import { endSessionsOf, lockAccount, updateStatus } from '../store.ts';

export type StatusToSet = Readonly<{ brandId: number; memberId: bigint; status: AccountStatus }>;

/**
 * Locks, closes or reopens an account. One transaction ends the sessions and blocks spending in the wallet, so that no
 * bet of a locked member passes; winnings still arrive. Remembered browsers are forgotten.
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
    // After the lock a password is required, not a remembered browser.
    await endDevicesOf(client, memberId);
    const sessions = await endSessionsOf(client, memberId, 'locked');
    // A game launch locks the session's row: only after ending the sessions are all of its tokens visible.
    await games.endOpenings(client, { brandId, memberId });
    return sessions;
  });
  events.announce(ended);
}
