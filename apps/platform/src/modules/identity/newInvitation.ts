import { randomInt } from 'node:crypto';

/** Unambiguous capital letters and digits, on paper or on the phone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An invitation code of eight characters; not a secret. */
export function newInvitation(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
