import { randomBytes } from 'node:crypto';

/** A password that nobody chose and nobody has to guess at: 120 bits, as text without characters that need a key more. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
