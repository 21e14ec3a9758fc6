import type { Brand } from '../../../kit/implement.ts';
import { addressKey, type LimitRule } from '../../../kit/limit.ts';
import { Refusal } from '../../../kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { canonicalName, loginLimits } from '../rules.ts';
import { readCredentials, type Credentials } from '../store.ts';

type Attempt = Readonly<{ brand: Brand; username: string; password: string; ip: string }>;

/**
 * Finds the account that a name and password belong to. The attempt is counted before any password is looked at, so
 * that of a thousand parallel guesses only the allowed few are compared and a right one among the rest stays unknown.
 * An unknown name costs the same work and gets the same answer as a wrong password.
 */
export async function checkPassword(
  { pool, limiter, hasher }: IdentityDeps,
  { brand, username, password, ip }: Attempt,
): Promise<Credentials> {
  const usernameKey = canonicalName(username);
  const named = usernameKey ?? username.trim().toLowerCase().slice(0, 64);
  const rules: LimitRule[] = [
    { name: `identity.login:${brand.id}:${named}`, ...loginLimits.account },
    { name: `identity.login.address:${addressKey(ip)}`, ...loginLimits.address },
  ];
  if (!(await limiter.hit(rules))) throw new Refusal('too_many_requests');
  const found = usernameKey === undefined ? undefined : await readCredentials(pool, brand.id, usernameKey);
  const isRight = await hasher.verify(found?.passwordHash, password).catch(async (error: unknown) => {
    // Nothing was compared, so nothing was tried.
    if (error instanceof Refusal && error.code === 'overloaded') await limiter.giveBack(rules);
    throw error;
  });
  if (!isRight || found === undefined) throw new Refusal('in_incorrect_password');
  await limiter.giveBack(rules);
  if (found.status !== 'active') throw new Refusal('account_locked');
  return found;
}
