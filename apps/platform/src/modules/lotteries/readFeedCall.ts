import { resultRows } from '@baize/maths/lottery/resultRows';
import * as z from 'zod/mini';
import { faultOfCall } from '#kit/signCall.ts';

const told = z.strictObject({
  eventId: z.string().check(z.regex(/^[\w.-]{1,128}$/)),
  gameCode: z.string().check(z.regex(/^[a-z0-9-]{2,24}$/)),
  drawNo: z.string().check(z.regex(/^\d{8}-\d{4}$/)),
  /** As printed, so that a leading zero is kept. */
  numbers: z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.minLength(1), z.maxLength(40)),
});

export type FeedCall = Readonly<{
  body: Buffer;
  path: string;
  timestamp: string | undefined;
  signature: string | undefined;
  nowMs: number;
}>;

export type FeedFault = 'signature_invalid' | 'timestamp_outside_window' | 'malformed';

/** A feed's report, parsed from an authenticated call. */
export type FeedWord = z.output<typeof told>;

/**
 * Parses a call of a feed. `x-feed-signature` is the hex HMAC-SHA256 under its key over the time in seconds, the
 * method, the path and the exact bytes of the body, which is not parsed before it is verified. During a key change the
 * previous key is valid as well.
 */
export function readFeedCall(keys: readonly Buffer[], call: FeedCall): FeedWord | FeedFault {
  const faults = keys.map((key) => faultOfCall(() => key, call));
  if (faults.every((fault) => fault === 'signature_invalid')) return 'signature_invalid';
  if (!faults.includes(undefined)) return 'timestamp_outside_window';
  try {
    const read = told.safeParse(JSON.parse(call.body.toString('utf8')));
    return read.success ? read.data : 'malformed';
  } catch {
    return 'malformed';
  }
}

/** Parses printed numbers; undefined if one does not have the digits of its prize. */
export function printedNumbers(family: string, printed: readonly string[]): number[] | undefined {
  const digits = resultRows(family)?.flatMap(([, length, count]) => Array.from({ length: count }, () => length));
  const fits =
    digits === undefined || (printed.length === digits.length && printed.every((one, at) => one.length === digits[at]));
  return fits ? printed.map(Number) : undefined;
}
