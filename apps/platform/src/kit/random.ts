import { createHash, randomBytes } from 'node:crypto';

/** A secret for a session or a launch: 256 bits from the operating system, safe in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a token: a stolen table opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
