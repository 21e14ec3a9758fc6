import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { LimitRule } from '../../kit/limit.ts';

/** One-time codes by RFC 6238: HMAC-SHA1, 30 s steps, six digits, as every authenticator app makes them. */
const STEP_MS = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of the 30 s step that a moment (in milliseconds) falls into. */
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

/** The step, at most one before or after now, that a code belongs to; all three are always compared. */
export function matchStep(secret: Buffer, code: string, nowMs: number): number | undefined {
  let matched: number | undefined;
  for (const step of [stepOf(nowMs) - 1, stepOf(nowMs), stepOf(nowMs) + 1]) {
    const expected = Buffer.from(codeOf(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) matched = step;
  }
  return matched;
}

/** The secret as people type it into an authenticator app. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Where the secret of an operator's one-time codes belongs: sealed for one account, it opens in no other's row. */
export function totpPlace(brandId: number, username: string): string {
  return `operators.totp:${brandId}:${username}`;
}

/** Names are compared in lower case without spaces around; they are ASCII by the table's own rule. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

const WINDOW_MS = 15 * 60_000;

/**
 * What one attempt to sign in is counted under: the account, the address, and both together, which is the narrowest.
 * A guesser is stopped there long before the account as a whole is closed to its owner at another address.
 */
export function attemptRules(brandId: number, username: string, address: string): LimitRule[] {
  const name = createHash('sha256').update(username).digest('base64url');
  return [
    { name: `operators.account:${brandId}:${name}`, max: 50, windowMs: WINDOW_MS },
    { name: `operators.both:${brandId}:${name}:${address}`, max: 10, windowMs: WINDOW_MS },
    { name: `operators.address:${address}`, max: 60, windowMs: WINDOW_MS },
  ];
}
