import { createHash } from 'node:crypto';

/** What is stored in place of a token: a stolen table opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
