/** After this long without a call, and after this long at all, a session is over; both by the database's clock. */
export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;

/** The wording of the terms that a registration agrees to. */
export const TERMS_VERSION = '2026-11';

const MINUTE_MS = 60_000;

/** Tries per name and per address; the account's window is short enough that nobody can be shut out for long. */
export const loginLimits = {
  account: { max: 5, windowMs: 15 * MINUTE_MS },
  address: { max: 50, windowMs: 15 * MINUTE_MS },
} as const;

export const registerLimit = { max: 100, windowMs: 60 * MINUTE_MS } as const;

/** The kind of an account that plays with free money only. */
export const TRIAL_TYPE = 4;

/**
 * The one form of a user name that identity goes by. Letters and digits of ASCII only, checked before the case is
 * folded: full-width letters, ligatures, Cyrillic twins or the Kelvin sign never become somebody else's name, they are
 * simply no names.
 */
export function canonicalName(typed: string): string | undefined {
  const name = typed.trim();
  return /^[A-Za-z][A-Za-z0-9]{3,15}$/.test(name) ? name.toLowerCase() : undefined;
}

/** Whether a password may be chosen as far as its size goes; spaces count and stay. */
export function isPasswordSized(password: string): boolean {
  const length = [...password].length;
  return length >= 8 && length <= 64 && password.trim() !== '';
}
