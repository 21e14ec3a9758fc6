import { createHash } from 'node:crypto';
import type { LimitRule } from '#kit/limit.ts';

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
