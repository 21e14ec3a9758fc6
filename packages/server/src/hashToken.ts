import { createHash } from 'node:crypto';

/** The stored hash of a token: a stolen table opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
