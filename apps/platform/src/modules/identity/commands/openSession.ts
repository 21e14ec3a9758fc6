import { hashToken, newToken } from '../../../kit/random.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { transact } from '../../../kit/transact.ts';
import type { Account } from '../Account.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endSessionsOf, insertSession, lockAccount, markLogin } from '../store.ts';

export type SessionToOpen = Readonly<{ brandId: number; memberId: bigint; address: string; userAgent: string }>;

export type OpenedSession = Readonly<{ token: string; account: Account; isFirst: boolean }>;

/**
 * Opens the account's one session under a fresh token and ends the older one with the games opened in it; whoever held
 * that is told. A lock that
 * came between the password and this moment wins.
 */
export async function openSession(
  { pool, events, games }: IdentityDeps,
  { brandId, memberId, address, userAgent }: SessionToOpen,
): Promise<OpenedSession> {
  const token = newToken();
  const { account, ended } = await transact(pool, async (client) => {
    const found = await lockAccount(client, { brandId, memberId });
    if (found === undefined || found.status !== 'active') throw new Refusal('account_locked');
    const older = await endSessionsOf(client, memberId, 'signedInElsewhere');
    await games.endOpenings(client, { brandId, memberId });
    await insertSession(client, { tokenHash: hashToken(token), brandId, memberId, address, userAgent });
    await markLogin(client, memberId);
    return { account: found, ended: older };
  });
  events.announce(ended);
  return { token, account, isFirst: account.lastLoginAt === null };
}
