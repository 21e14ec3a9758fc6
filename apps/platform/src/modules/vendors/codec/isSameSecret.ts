import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what came with what is right in a time that tells nothing about either. An empty secret fits nothing. */
export function isSameSecret(came: string | undefined, right: string): boolean {
  if (came === undefined || right === '') return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(came), digest(right));
}
