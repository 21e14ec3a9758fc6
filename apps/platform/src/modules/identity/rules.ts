/** After this long without a call, a session is over, by the database's clock. */
export const IDLE_MINUTES = 30;

/** A session that was used within these minutes counts as somebody being there. */
export const ONLINE_MINUTES = 5;

/** The wording of the terms that a registration agrees to. */
export const TERMS_VERSION = '2026-11';

const MINUTE_MS = 60_000;

/** Tries per name and per address; the account's window is short enough that nobody can be shut out for long. */
export const loginLimits = {
  account: { max: 5, windowMs: 15 * MINUTE_MS },
  address: { max: 50, windowMs: 15 * MINUTE_MS },
  /** For the owner's own browser, while the account's tries are used up by others. */
  browser: { max: 5, windowMs: 15 * MINUTE_MS },
  /** Whoever knows the password may use it so often; each time costs the server a hash. */
  flow: { max: 30, windowMs: MINUTE_MS },
  code: { max: 20, windowMs: 15 * MINUTE_MS },
  remembered: { max: 60, windowMs: MINUTE_MS },
} as const;

/** Failures are counted for a quarter of an hour; with this many at one brand, from wherever, everybody gets a picture. */
export const failureWindowMs = 15 * MINUTE_MS;
export const BRAND_FAILURES = 300;

/** A browser that is to be remembered stays so for a day, however often it comes. */
export const DEVICE_SECONDS = 86_400;
export const BROWSER_SECONDS = 90 * 86_400;
export const HAND_OVER_SECONDS = 60;
export const TRIAL_SECONDS = 2 * 3_600;
/** A session is over after this long at all. */
export const ABSOLUTE_SECONDS = 12 * 3_600;

export const freePlayLimit = { max: 10, windowMs: 60 * MINUTE_MS } as const;

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Why an account of this kind cannot come in on this side; told only to who knows its password. */
export function sideFault(
  type: number,
  side: 'player' | 'agent',
): 'non_agent_account' | 'non_member_account' | undefined {
  if (agentTypes.has(type)) return undefined;
  if (side === 'agent') return 'non_agent_account';
  return type === 0 || type === TRIAL_TYPE ? undefined : 'non_member_account';
}

export const registerLimit = { max: 100, windowMs: 60 * MINUTE_MS } as const;

/** Questions about invitation codes: enough for a person who mistypes, too few to find codes by trying. */
export const affiliateLimit = { max: 30, windowMs: 60 * MINUTE_MS } as const;

/** A mailed link is good for this long. */
export const RECOVERY_MINUTES = 30;

export const recoveryLimits = {
  address: { max: 20, windowMs: 60 * MINUTE_MS },
  account: { max: 5, windowMs: 60 * MINUTE_MS },
  set: { max: 30, windowMs: 60 * MINUTE_MS },
  number: { max: 20, windowMs: 60 * MINUTE_MS },
} as const;

/** Wrong payment passwords, through whichever call they come. */
export const paymentLimit = { max: 5, windowMs: 15 * MINUTE_MS } as const;

/** Withdrawals rest this long after a change of the payment password. */
export const PAYMENT_COOL_HOURS = 24;

/** The kind of an account that plays with free money only. */
export const TRIAL_TYPE = 4;

/** What trials play for: a currency of its own, which the ledger never mixes with another. */
export const PLAY_CURRENCY = 'FUN';

/**
 * The one form of a user name that identity goes by. Letters and digits of ASCII only, checked before the case is
 * folded: full-width letters, ligatures, Cyrillic twins or the Kelvin sign never become somebody else's name, they are
 * simply no names. How long a name may be is the brand's rule at registration. A name of digits is a mobile number in
 * E.164 without its plus, which only a registration by that number gives.
 */
export function canonicalName(typed: string): string | undefined {
  const name = typed.trim();
  return /^(?:[A-Za-z][A-Za-z0-9]{1,31}|[0-9]{6,15})$/.test(name) ? name.toLowerCase() : undefined;
}

/** Where the secret of a member's authenticator app belongs: sealed for one account, it opens in no other's row. */
export function secondStepPlace(brandId: number, memberId: bigint): string {
  return `identity.secondStep:${brandId}:${memberId}`;
}
