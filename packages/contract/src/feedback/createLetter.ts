import * as z from 'zod/mini';
import { botCheck } from '../identity/botCheck.ts';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';

/** Writes to the house without an account. The same request id never writes twice. */
export const createLetter = operation({
  id: 'feedback.createLetter',
  method: 'POST',
  path: '/wps/feedback/createLetter',
  audience: 'public',
  isOpenWhenClosed: true,
  summary: 'Write to customer service',
  description:
    'The answer goes to the address. Also while the site is closed, for maintenance or to a region. Bounds of the content are those of feedback, 10 to 500 characters. The bot check is made for the action `contact`.',
  input: z.strictObject({
    requestId,
    name: z.string().check(z.maxLength(64)),
    email: z.string().check(z.maxLength(128)),
    content: z.string().check(z.maxLength(4_000)),
    language,
    botCheck,
  }),
  /** By this number the sender and the house speak of it. */
  output: z.strictObject({ number: z.string() }),
  errors: ['field_required', 'email_invalid', 'feedback_length', 'bot_check_failed', 'request_conflict'],
});
