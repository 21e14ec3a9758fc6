import type { createCandidate, InputOf } from '@baize/contract';
import { matchesPattern } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { insertCandidate } from '../store/candidates.ts';

type Visit = Readonly<{ brand: Brand; ip: string }>;

const EMAIL_PATTERN = 4;
const SHORTEST = { name: 2, contact: 3, about: 20 } as const;
/** Per network. */
const limit = { max: 5, windowMs: 60 * 60_000 };

/** Stores an application to become an agent. The response does not reveal known contacts. */
export async function takeCandidate(
  { pool, limiter, botCheck }: AgentsDeps,
  { brand, ip }: Visit,
  input: InputOf<typeof createCandidate>,
): Promise<void> {
  const text = { name: input.name.trim(), contact: input.contact.trim(), about: input.about.trim() };
  for (const field of ['name', 'contact', 'about'] as const) {
    if ([...text[field]].length < SHORTEST[field]) throw new Refusal('field_required', 'field_required', { field });
  }
  const { channel, language } = input;
  if (channel === 'email' && !matchesPattern(EMAIL_PATTERN, text.contact)) {
    throw new Refusal('email_invalid', 'email_invalid', { field: 'contact' });
  }
  const address = { name: `agents.apply:${addressKey(ip)}`, ...limit };
  if (!(await limiter.hit([address]))) throw new Refusal('too_many_requests');
  await botCheck.verify(input.botCheck, 'apply', brand);
  await insertCandidate(pool, { brandId: brand.id, ...text, channel, language });
}
