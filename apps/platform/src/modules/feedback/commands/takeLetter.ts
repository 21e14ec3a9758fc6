import type { createLetter, InputOf } from '@baize/contract';
import { matchesPattern } from '@baize/contract/identity/patterns';
import { randomInt } from 'node:crypto';
import type { Brand } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { insertLetter, readSent } from '../store/letters.ts';
import { tidied } from '#kit/tidied.ts';
import { isSized, MAX_CHARACTERS, MIN_CHARACTERS } from '../rules.ts';

type Visit = Readonly<{ brand: Brand; ip: string }>;

const EMAIL_PATTERN = 4;
/** Of one network; who waits for an answer need not write again. */
const limit = { max: 5, windowMs: 60 * 60_000 };
/** Capital letters and digits that nobody takes for one another when they are read out. */
const ALPHABET = 'ACDEFHJKLMNPQRTUVWXY34679';
const DIGITS = 8;

/** Keeps what somebody wrote who has no account or cannot use it, once, and answers its number. */
export async function takeLetter(
  { pool, limiter, botCheck }: Pick<FeedbackDeps, 'pool' | 'limiter' | 'botCheck'>,
  { brand, ip }: Visit,
  input: InputOf<typeof createLetter>,
): Promise<string> {
  const { requestId, language } = input;
  const email = input.email.trim().toLowerCase();
  const content = tidied(input.content);
  const name = tidied(input.name).replaceAll('\n', ' ');
  if (email === '') throw new Refusal('field_required', 'field_required', { field: 'email' });
  if (!matchesPattern(EMAIL_PATTERN, email)) throw new Refusal('email_invalid', 'email_invalid', { field: 'email' });
  if (!isSized(content)) {
    throw new Refusal('feedback_length', 'feedback_length', { minWords: MIN_CHARACTERS, maxWords: MAX_CHARACTERS });
  }
  if (!(await limiter.hit([{ name: `feedback.letter:${addressKey(ip)}`, ...limit }]))) {
    throw new Refusal('too_many_requests');
  }
  await botCheck.verify(input.botCheck, 'contact', brand);
  for (;;) {
    const number = newNumber();
    const letter = { brandId: brand.id, requestId, number, name, email, content, language };
    if (await insertLetter(pool, letter)) return number;
    const sent = await readSent(pool, letter);
    // Otherwise the number was taken, and the next one is another.
    if (sent === undefined) continue;
    if (sent.email !== email || sent.content !== content) throw new Refusal('request_conflict');
    return sent.number;
  }
}

const newNumber = (): string =>
  Array.from({ length: DIGITS }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
