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
  /** What the person reads; kept with the account where it is known. */
  language?: string | undefined;
  /** True for a login by a password that must be changed: the session can do nothing else. */
  needsPasswordChange?: boolean;
  isPasswordExpired?: boolean;
  seconds?: number;
  /**
   * Asked once the account is held, whether what let the person in still counts. Whoever takes it back (a new password, a
   * browser that was forgotten) holds the account too: no session that was on its way outlives that.
   */
  proof?: Readonly<{ holds(client: Transaction): Promise<boolean>; otherwise: ErrorCode }>;
  /** What comes with the session, in the same transaction. */
  also?(client: Transaction): Promise<void>;
}>;

/**
 * Opens the account's one session under a fresh token and ends the older one with the games opened in it; whoever held
 * that is told. A lock that came between the password and this moment wins.
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
