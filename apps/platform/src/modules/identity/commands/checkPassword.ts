import { addressKey, type LimitRule } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { loginName } from '../loginName.ts';
import { BRAND_FAILURES, demandsCaptcha, failureWindowMs, loginLimits, sideFault } from '../rules.ts';
import { demandPasswordChange, readCredentials, type Credentials } from '../store.ts';
import { isBrowserKnown } from '../store/places.ts';
import type { Visit } from '../Visit.ts';
import { visitCookies } from '../visitCookies.ts';

type Attempt = Readonly<{
  username: string;
  password: string;
  captcha: string | undefined;
  botCheck: string;
  side: 'player' | 'agent';
}>;

/** The next try requires a captcha. */
const CAPTCHA_PLEASE = { captcha: true };

/**
 * Finds the account of a name and password. The attempt is counted before any comparison, so that of a thousand
 * concurrent guesses only the allowed few are compared and the right one among the rest is not revealed. An unknown
 * name costs the same work and gets the same response as a wrong password.
 */
export async function checkPassword(deps: IdentityDeps, visit: Visit, attempt: Attempt): Promise<Credentials> {
  const { pool, limiter, hasher, botCheck, captcha, defaultPassword, log } = deps;
  const { brand } = visit;
  const { password } = attempt;
  const usernameKey = loginName(brand, attempt.username);
  const named = usernameKey ?? attempt.username.trim().toLowerCase().slice(0, 64);
  const failures = failureRules(brand.id, named, visit.ip);
  const counted = await admit(deps, visit, { usernameKey, named });
  await botCheck.verify(attempt.botCheck, 'login', brand);

  let isSpraying = false;
  const needsCaptcha = async (): Promise<boolean> => {
    const [ofName = 0, ofAddress = 0, ofBrand = 0] = await limiter.read(failures.map(({ name }) => name));
    if (ofBrand >= BRAND_FAILURES) isSpraying = true;
    return demandsCaptcha(brand.settings, { nearby: Math.max(ofName, ofAddress), ofBrand });
  };
  if (counted.isBeyondLimit || (await needsCaptcha())) {
    const isRead = attempt.captcha !== undefined && (await captcha.take(visit, attempt.captcha));
    if (!isRead) throw new Refusal('captcha_incorrect', 'captcha_incorrect', CAPTCHA_PLEASE);
  }

  const found =
    usernameKey === undefined
      ? undefined
      : await readCredentials(pool, brand.id, { usernameKey }, brand.settings.passwordDays);
  const isRight = await hasher.verify(found?.passwordHash, password).catch(async (error: unknown) => {
    // Nothing was compared, so the attempt does not count.
    if (error instanceof Refusal && error.code === 'overloaded') await limiter.giveBack(counted.rules);
    throw error;
  });
  if (!isRight || found === undefined) {
    await limiter.hit(failures);
    const value = (await needsCaptcha()) ? CAPTCHA_PLEASE : null;
    // Counted, so that of all processes one tells, once for each window.
    const alarm = { name: `identity.failed.alarm:${brand.id}`, max: 1, windowMs: failureWindowMs };
    if (isSpraying && (await limiter.hit([alarm]))) {
      log.fatal({ alarm: 'identity.spraying', brand: brand.code, failures: BRAND_FAILURES }, 'many logins fail');
    }
    throw new Refusal('in_incorrect_password', 'in_incorrect_password', value);
  }
  await limiter.giveBack(counted.rules);
  const fault = sideFault(found.type, attempt.side);
  if (fault !== undefined) throw new Refusal(fault);
  if (found.status !== 'active') throw new Refusal('account_locked');
  if (defaultPassword === undefined || password !== defaultPassword) return found;
  // Stored with the account, so that every other login by this password is restricted too.
  if (!found.needsPasswordChange) await demandPasswordChange(pool, found.memberId);
  return { ...found, needsPasswordChange: true };
}

/**
 * Counts the attempt and returns the applicable rules. Once an account's tries are used up, only a browser known to it
 * may continue, under a limit of its own and with a captcha: an owner cannot be locked out by others' guessing.
 */
async function admit(
  { pool, limiter }: IdentityDeps,
  { brand, ip, cookies }: Visit,
  { usernameKey, named }: { usernameKey: string | undefined; named: string },
): Promise<{ rules: LimitRule[]; isBeyondLimit: boolean }> {
  const address = { name: `identity.login.address:${addressKey(ip)}`, ...loginLimits.address };
  const account = { name: accountLimitName(brand.id, named), ...loginLimits.account };
  const flow = { name: `identity.login.flow:${brand.id}:${named}`, ...loginLimits.flow };
  if (!(await limiter.hit([address]))) throw new Refusal('too_many_requests');
  if (await limiter.hit([account])) {
    if (!(await limiter.hit([flow]))) throw new Refusal('too_many_requests');
    return { rules: [address, account], isBeyondLimit: false };
  }
  const cookie = cookies[visitCookies.browser];
  if (cookie === undefined || usernameKey === undefined) throw new Refusal('too_many_requests');
  const tokenHash = hashToken(cookie);
  if (!(await isBrowserKnown(pool, { brandId: brand.id, usernameKey, tokenHash }))) {
    throw new Refusal('too_many_requests');
  }
  const name = `identity.login.browser:${brand.id}:${usernameKey}:${tokenHash.toString('hex')}`;
  const browser = { name, ...loginLimits.browser };
  if (!(await limiter.hit([browser]))) throw new Refusal('too_many_requests');
  return { rules: [address, browser], isBeyondLimit: true };
}

/** The shared counter of guesses at an account's password, through any call. */
export function accountLimitName(brandId: number, usernameKey: string): string {
  return `identity.login:${brandId}:${usernameKey}`;
}

/** Failures only, which decide when a captcha is required: by name, address and the whole brand. */
export function failureRules(brandId: number, named: string, ip: string): LimitRule[] {
  const rule = { max: Infinity, windowMs: failureWindowMs };
  return [
    { name: `identity.failed:${brandId}:${named}`, ...rule },
    { name: `identity.failed.address:${addressKey(ip)}`, ...rule },
    { name: `identity.failed.brand:${brandId}`, ...rule },
  ];
}
