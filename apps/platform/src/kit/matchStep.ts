import { createHmac, timingSafeEqual } from 'node:crypto';

/** One-time codes by RFC 6238: HMAC-SHA1, 30 s steps, six digits, as in every authenticator app. */
const STEP_MS = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The 30 s step of a time in milliseconds. */
export function stepOf(atMs: number): number {
  return Math.floor(atMs / STEP_MS);
}

/** The six digits of a step. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return ((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).toString().padStart(6, '0');
}

/** The step, at most one before or after now, of a code; all three are always compared, in constant time. */
export function matchStep(secret: Buffer, code: string, nowMs: number): number | undefined {
  let matched: number | undefined;
  for (const step of [stepOf(nowMs) - 1, stepOf(nowMs), stepOf(nowMs) + 1]) {
    const expected = Buffer.from(codeOf(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) matched = step;
  }
  return matched;
}

/** Base32, as people type the secret into an authenticator app. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
