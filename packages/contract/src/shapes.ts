import { formatAmount, MAX_AMOUNT, parseAmount, parseSignedAmount } from '@baize/maths';
import * as z from 'zod/mini';

/** An amount on the wire: a decimal string with at most five decimals, never negative; in the code 1/100,000 units. */
export const amount = z.codec(
  z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{1,5})?$/, 'amount_invalid')),
  z.bigint(),
  {
    decode: (text, payload) => {
      const units = parseAmount(text);
      if (units !== undefined) return units;
      payload.issues.push({ code: 'custom', input: text, message: 'amount_invalid' });
      return z.NEVER;
    },
    encode: (units) => formatAmount(units),
  },
);

/** An amount that must be more than zero. */
export const positiveAmount = amount.check(z.refine((units) => units > 0n && units <= MAX_AMOUNT, 'amount_invalid'));

/** A result that may be negative, such as a net position or a ledger entry. */
export const signedAmount = z.codec(
  z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})(\.\d{1,5})?$/, 'amount_invalid')),
  z.bigint(),
  {
    decode: (text, payload) => {
      const units = parseSignedAmount(text);
      if (units !== undefined) return units;
      payload.issues.push({ code: 'custom', input: text, message: 'amount_invalid' });
      return z.NEVER;
    },
    encode: (units) => formatAmount(units),
  },
);

/** Maximum length of every reason or note of an operator. */
export const REASON_MAX = 500;

/** A reason with a minimum length; surrounding whitespace does not count. */
export const reasonText = (least: number) =>
  z.string().check(z.trim(), z.minLength(least, 'reason_required'), z.maxLength(REASON_MAX));

/** An opaque row id: digits, as a string, since it may exceed Number.MAX_SAFE_INTEGER. */
export const rowId = z.string().check(
  z.regex(/^[1-9]\d{0,18}$/),
  z.refine((text) => text.length < 19 || text <= '9223372036854775807'),
);

/** Idempotency key: chosen by the caller and repeated with every retry; the same id never has a second effect. */
export const requestId = z.uuid();

/** A timestamp: ISO 8601 in UTC. Neither the calendar nor the database has a year 0000. */
export const moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));

/** An ISO 4217 code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A whole number in a query string, where everything is text. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.int().check(z.gte(minimum), z.lte(maximum)), {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  });
}

/** Page of a list, from 1. */
export const pageNumber = z._default(z.optional(wholeNumber(1, 100_000)), 1);

/** Rows per page. */
export const pageSize = z._default(z.optional(wholeNumber(1, 100)), 20);

/** A page of rows with what a pager needs. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({
    content: z.array(row),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  });
}
