import type { ErrorCode } from '@baize/contract';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps, Transaction } from '../IdentityDeps.ts';
import type { OpenedSession } from '../OpenedSession.ts';
import { addressKey } from '#kit/limit.ts';
import { ABSOLUTE_SECONDS } from '../rules.ts';
import { endSessionsOf, insertSession, lockAccount, markLogin } from '../store.ts';
import { rememberPlace } from '../store/places.ts';

export type SessionToOpen = Readonly<{
  brandId: number;
  memberId: bigint;
  address: string;
  userAgent: string;
  /** The page's language; saved with the account if supported. */
  language?: string | undefined;
  /** True for a login by a password that must be changed: the session is restricted to that. */
  needsPasswordChange?: boolean;
  isPasswordExpired?: boolean;
  seconds?: number;
  /**
   * Checks under the account's lock that the authentication is still valid. Whatever revokes it (a new password, a
   * forgotten browser) locks the account too: no session in progress outlives that.
   */
  proof?: Readonly<{ holds(client: Transaction): Promise<boolean>; otherwise: ErrorCode }>;
  /** Runs in the same transaction as the session. */
  also?(client: Transaction): Promise<void>;
}>;

/**
 * Opens the account's one session with a new token and ends the older one with its opened games; its holder is
 * notified. A lock set since the password check wins.
 */
export async function openSession(
  { pool, events, games }: IdentityDeps,
  session: SessionToOpen,
): Promise<OpenedSession> {
  const { brandId, memberId, address, userAgent, language } = session;
  const { needsPasswordChange = false, isPasswordExpired = false, seconds = ABSOLUTE_SECONDS } = session;
  const token = newToken();
  const { account, ended } = await transact(pool, async (client) => {
    const found = await lockAccount(client, { brandId, memberId });
    if (found === undefined || found.status !== 'active') throw new Refusal('account_locked');
    const { proof } = session;
    if (proof && !(await proof.holds(client))) throw new Refusal(proof.otherwise);
    const older = await endSessionsOf(client, memberId, 'signedInElsewhere');
    await games.endOpenings(client, { brandId, memberId });
    const tokenHash = hashToken(token);
    await insertSession(client, { tokenHash, brandId, memberId, address, userAgent, needsPasswordChange, seconds });
    await markLogin(client, { memberId, language });
    await rememberPlace(client, { brandId, memberId, network: addressKey(address) });
    await session.also?.(client);
    return { account: language === undefined ? found : { ...found, language }, ended: older };
  });
  events.announce(ended);
  return { token, account, isFirst: account.lastLoginAt === null, isPasswordExpired, needsPasswordChange };
}
