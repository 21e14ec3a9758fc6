import { randomInt } from 'node:crypto';

/** Capital letters and digits that nobody takes for one another, on paper or on the phone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An invitation code of eight characters; it may be known to everybody. */
export function newInvitation(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
