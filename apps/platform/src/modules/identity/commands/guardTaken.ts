import { addressKey, type LimitRule } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { demandsCaptcha, failureWindowMs, registrationsAtOnce } from '../rules.ts';
import type { Visit } from '../Visit.ts';

type Shown = Readonly<{
  /** What the form carries, whether the brand asks for it or not. */
  captcha: string | undefined;
  /** It has been read already, because the brand asks everybody. */
  isCaptchaRead: boolean;
}>;

/**
 * Runs a registration, which has to say that a name or number is taken and thereby tells who has an account. After a few
 * such answers to one address, or many at the whole brand, nothing is looked up any more without a captcha, so that
 * taken and free ones are answered alike. Registrations of one address that run together count too: a crowd sent at once
 * would otherwise be answered before the first of them has counted.
 */
export async function guardTaken<T>(
  { limiter, captcha }: IdentityDeps,
  visit: Visit,
  shown: Shown,
  run: () => Promise<T>,
): Promise<T> {
  const { brand, ip } = visit;
  const told = toldRules(brand.id, ip);
  const together = { name: `identity.register.together:${addressKey(ip)}`, ...registrationsAtOnce };
  const isFew = await limiter.hit([together]);
  try {
    const [ofAddress = 0, ofBrand = 0] = await limiter.read(told.map(({ name }) => name));
    const isNeeded = !isFew || demandsCaptcha(brand.settings, { nearby: ofAddress, ofBrand });
    if (isNeeded && !shown.isCaptchaRead) {
      const isRead = (shown.captcha ?? '') !== '' && (await captcha.take(visit, shown.captcha ?? ''));
      if (!isRead) throw new Refusal('captcha_incorrect', 'captcha_incorrect', { field: 'captcha', captcha: true });
    }
    return await run();
  } catch (error) {
    if (error instanceof Refusal && tellsOfAccounts(error)) await limiter.hit(told);
    throw error;
  } finally {
    await limiter.giveBack([together]);
  }
}

/** Answers that told of accounts: by address and the whole brand. */
function toldRules(brandId: number, ip: string): LimitRule[] {
  const rule = { max: Infinity, windowMs: failureWindowMs };
  return [
    { name: `identity.taken.address:${addressKey(ip)}`, ...rule },
    { name: `identity.taken.brand:${brandId}`, ...rule },
  ];
}

/** A recommender is a member, by name or number; that there is none says as much as that there is one. */
function tellsOfAccounts({ code, value }: Refusal): boolean {
  if (code === 'username_taken' || code === 'mobile_taken') return true;
  return code === 'field_invalid' && (value as { reason?: string } | null)?.reason === 'unknown';
}
