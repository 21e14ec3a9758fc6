import { createHash } from 'node:crypto';
import type { LimitRule } from '#kit/limit.ts';

/** Binds the encrypted one-time code secret to one operator's row. */
export function totpPlace(brandId: number, username: string): string {
  return `operators.totp:${brandId}:${username}`;
}

/** Names are compared in lower case and trimmed; the table restricts them to ASCII. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

const WINDOW_MS = 15 * 60_000;

/**
 * Rate limits of sign-in attempts: by account, by address, and by both, which is the strictest. It stops a guesser long
 * before the owner at another address is locked out.
 */
export function attemptRules(brandId: number, username: string, address: string): LimitRule[] {
  const name = createHash('sha256').update(username).digest('base64url');
  return [
    { name: `operators.account:${brandId}:${name}`, max: 50, windowMs: WINDOW_MS },
    { name: `operators.both:${brandId}:${name}:${address}`, max: 10, windowMs: WINDOW_MS },
    { name: `operators.address:${address}`, max: 60, windowMs: WINDOW_MS },
  ];
}
