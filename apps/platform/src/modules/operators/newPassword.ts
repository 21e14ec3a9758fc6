import { randomBytes } from 'node:crypto';

/** A random password: 120 bits, as text that is easy to type. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
