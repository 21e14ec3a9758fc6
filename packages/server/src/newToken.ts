import { randomBytes } from 'node:crypto';

/** A secret for a session or a launch: 256 random bits, safe in URLs and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
