import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison of a received secret with the expected one. An empty secret never matches. */
export function isSameSecret(came: unknown, right: string): boolean {
  if (typeof came !== 'string' || right === '') return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(came), digest(right));
}
