import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what was given with what both sides know, in the same time wherever they part. */
export function isSame(given: unknown, known: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return typeof given === 'string' && known !== '' && timingSafeEqual(digest(given), digest(known));
}
