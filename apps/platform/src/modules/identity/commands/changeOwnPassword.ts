import type { changePassword, InputOf } from '@baize/contract';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { Brand, MemberSession } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { refusePassword } from '../refusePassword.ts';
import { canonicalName, loginLimits } from '../rules.ts';
import { readCredentials } from '../store.ts';
import { accountLimitName, failureRules } from './checkPassword.ts';
import { setPassword } from './setPassword.ts';

type Change = InputOf<typeof changePassword> & Readonly<{ brand: Brand; session: MemberSession; ip: string }>;

/**
 * Changes the password; requires the old one. Guesses share the login's rate limit, counted before any comparison, so
 * that a stolen session does not bypass it.
 */
export async function changeOwnPassword(deps: IdentityDeps, change: Change): Promise<void> {
  const { pool, limiter, hasher, events } = deps;
  const { brand, session, ip, oldPassword, newPassword } = change;
  if (newPassword !== change.confirmNewPassword) throw new Refusal('confirmation_incorrect');
  refusePassword({ brand, password: newPassword, field: 'newPassword', names: [session.account.toLowerCase()] });
  if (newPassword === deps.defaultPassword) throw new Refusal('password_same');
  const { memberId } = session;
  const named = canonicalName(session.account) ?? session.account.toLowerCase();
  const rules = [
    { name: accountLimitName(brand.id, named), ...loginLimits.account },
    { name: `identity.login.address:${addressKey(ip)}`, ...loginLimits.address },
  ];
  const flow = { name: `identity.login.flow:${brand.id}:${named}`, ...loginLimits.flow };
  if (!(await limiter.hit(rules)) || !(await limiter.hit([flow]))) throw new Refusal('too_many_requests');
  const found = await readCredentials(pool, brand.id, { memberId }, 0);
  const olderHash = found?.passwordHash;
  if (!(await hasher.verify(olderHash, oldPassword)) || olderHash === undefined) {
    await limiter.hit(failureRules(brand.id, named, ip));
    throw new Refusal('old_password_incorrect');
  }
  await limiter.giveBack(rules);
  if (newPassword === oldPassword) throw new Refusal('password_same');
  const passwordHash = await hasher.hash(newPassword);
  const ended = await transact(pool, (client) =>
    setPassword(client, { memberId, passwordHash, olderHash, keptSession: session.sessionHash }),
  );
  if (ended === undefined) throw new Refusal('old_password_incorrect');
  events.announce(ended);
}
