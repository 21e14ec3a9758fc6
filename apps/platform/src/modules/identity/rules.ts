/** Idle time-out of a session, by the database's clock. */
export const IDLE_MINUTES = 30;

/** A session used within these minutes counts as online. */
export const ONLINE_MINUTES = 5;

/** Version of the terms that a registration accepts. */
export const TERMS_VERSION = '2026-11';

const MINUTE_MS = 60_000;

/** Tries per name and per address; the account's window is short, so that an owner is not locked out for long. */
export const loginLimits = {
  account: { max: 5, windowMs: 15 * MINUTE_MS },
  address: { max: 50, windowMs: 15 * MINUTE_MS },
  /** For the owner's own browser, while others have used up the account's tries. */
  browser: { max: 5, windowMs: 15 * MINUTE_MS },
  /** Rate limit of successful logins, since each costs a hash. */
  flow: { max: 30, windowMs: MINUTE_MS },
  code: { max: 20, windowMs: 15 * MINUTE_MS },
  remembered: { max: 60, windowMs: MINUTE_MS },
} as const;

/** Failures count for a quarter of an hour; with this many at one brand, from any address, everybody gets a captcha. */
export const failureWindowMs = 15 * MINUTE_MS;
export const BRAND_FAILURES = 300;

/** Whether the next try needs a captcha: after some failures of its name or address, or many at the whole brand. */
export function demandsCaptcha(
  { captchaAfterFailures }: { captchaAfterFailures: number },
  { nearby, ofBrand }: { nearby: number; ofBrand: number },
): boolean {
  return nearby >= captchaAfterFailures || ofBrand >= BRAND_FAILURES;
}

/** A remembered browser stays so for a day, however often it is used. */
export const DEVICE_SECONDS = 86_400;
export const BROWSER_SECONDS = 90 * 86_400;
export const HAND_OVER_SECONDS = 60;
export const TRIAL_SECONDS = 2 * 3_600;
/** Maximum lifetime of a session. */
export const ABSOLUTE_SECONDS = 12 * 3_600;

export const freePlayLimit = { max: 10, windowMs: 60 * MINUTE_MS } as const;

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Why an account of this type cannot sign in on this page; revealed only with the right password. */
export function sideFault(
  type: number,
  side: 'player' | 'agent',
): 'non_agent_account' | 'non_member_account' | undefined {
  if (agentTypes.has(type)) return undefined;
  if (side === 'agent') return 'non_agent_account';
  return type === 0 || type === TRIAL_TYPE ? undefined : 'non_member_account';
}

export const registerLimit = { max: 100, windowMs: 60 * MINUTE_MS } as const;

/** Registrations of one address that may run together before they need a captcha; ends by itself after a crash. */
export const registrationsAtOnce = { max: 32, windowMs: MINUTE_MS } as const;

/** Rate limit of invitation code checks: enough for typos, too few for guessing. */
export const affiliateLimit = { max: 30, windowMs: 60 * MINUTE_MS } as const;

/** Lifetime of a mailed link. */
export const RECOVERY_MINUTES = 30;

export const recoveryLimits = {
  address: { max: 20, windowMs: 60 * MINUTE_MS },
  account: { max: 5, windowMs: 60 * MINUTE_MS },
  set: { max: 30, windowMs: 60 * MINUTE_MS },
  number: { max: 20, windowMs: 60 * MINUTE_MS },
} as const;

/** Wrong payment passwords, through any call. */
export const paymentLimit = { max: 5, windowMs: 15 * MINUTE_MS } as const;

/** Cooling-off period of withdrawals after a change of the payment password. */
export const PAYMENT_COOL_HOURS = 24;

/** Account type of trials. */
export const TRIAL_TYPE = 4;

/** Play money: a currency of its own, which the ledger never mixes with others. */
export const PLAY_CURRENCY = 'FUN';

/**
 * Canonical form of a user name. ASCII letters and digits only, checked before case folding: full-width letters,
 * ligatures, Cyrillic look-alikes or the Kelvin sign are invalid instead of being folded into somebody else's name.
 * Length limits are the brand's at registration. A name of digits is a mobile number in E.164 without its plus, which
 * only mobile registration assigns.
 */
export function canonicalName(typed: string): string | undefined {
  const name = typed.trim();
  return /^(?:[A-Za-z][A-Za-z0-9]{1,31}|[0-9]{6,15})$/.test(name) ? name.toLowerCase() : undefined;
}

/** Binds the encrypted secret of an authenticator app to one account's row. */
export function secondStepPlace(brandId: number, memberId: bigint): string {
  return `identity.secondStep:${brandId}:${memberId}`;
}
