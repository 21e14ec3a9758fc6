import type { Brand, MemberSession } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { canonicalName, loginLimits } from '../rules.ts';
import { readCredentials } from '../store.ts';
import { accountLimitName, failureRules } from './checkPassword.ts';

type Attempt = Readonly<{ brand: Brand; session: MemberSession; ip: string; password: string }>;

/** Refuses a wrong login password of the session's account. Guesses share the login's rate limit. */
export async function checkLoginPassword(
  { pool, limiter, hasher }: Pick<IdentityDeps, 'pool' | 'limiter' | 'hasher'>,
  { brand, session, ip, password }: Attempt,
): Promise<void> {
  const named = canonicalName(session.account) ?? session.account.toLowerCase();
  const rules = [
    { name: accountLimitName(brand.id, named), ...loginLimits.account },
    { name: `identity.login.address:${addressKey(ip)}`, ...loginLimits.address },
  ];
  if (!(await limiter.hit(rules))) throw new Refusal('too_many_requests');
  const found = await readCredentials(pool, brand.id, { memberId: session.memberId }, 0);
  if (!(await hasher.verify(found?.passwordHash, password))) {
    await limiter.hit(failureRules(brand.id, named, ip));
    throw new Refusal('old_password_incorrect');
  }
  await limiter.giveBack(rules);
}
