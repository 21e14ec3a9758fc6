import { randomBytes } from 'node:crypto';

/** A secret for a session or a launch: 256 bits from the operating system, safe in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
