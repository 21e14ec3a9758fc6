import * as z from 'zod/mini';
import { language } from '../language.ts';
import { botCheck } from '../identity/botCheck.ts';
import { operation } from '../operation.ts';
import { candidateChannels } from './candidate.ts';

/** Applies to become an agent. */
export const createCandidate = operation({
  id: 'agents.createCandidate',
  method: 'POST',
  path: '/wps/agents/createCandidate',
  audience: 'public',
  summary: 'Ask to become an agent',
  description:
    'Somebody of the house writes back. While somebody with the same contact waits, another changes nothing and gets the same answer. The bot check is made for the action `apply`.',
  input: z.strictObject({
    name: z.string().check(z.maxLength(64)),
    channel: z.enum(candidateChannels),
    contact: z.string().check(z.maxLength(100)),
    /** Whom the applicant knows, from where; 20 to 1,000 characters. */
    about: z.string().check(z.maxLength(1_000)),
    isAdult: z.literal(true, 'field_required'),
    language,
    botCheck,
  }),
  output: z.strictObject({}),
  errors: ['field_required', 'email_invalid', 'bot_check_failed'],
});
