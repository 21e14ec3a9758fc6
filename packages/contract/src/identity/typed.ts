import * as z from 'zod/mini';

/** Short user-typed texts; their rules come from the brand's configuration and are checked on the server. */
export const typed = z.string().check(z.maxLength(255));

/** A country calling code as the country list gives it, such as `+86`. */
export const dialingCode = z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, 'mobile_invalid'));

/** A mobile number as typed: digits, blanks, dashes; the server normalises it. */
export const mobile = z.string().check(z.minLength(1, 'mobile_invalid'), z.maxLength(32, 'mobile_invalid'));

/** Lifetime of the code that was sent, and the delay before the next can be requested. */
export const codeSent = z.strictObject({ expiredMinutes: z.int() });
