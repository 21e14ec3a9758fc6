import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { letter } from './letter.ts';

/** Answers a letter by mail, which ends it. The same answer of the same operator again changes nothing. */
export const createLetterReply = operation({
  id: 'feedback.createLetterReply',
  method: 'POST',
  path: '/ops/feedback/createLetterReply',
  audience: 'operator',
  permission: 'feedback.write',
  summary: 'Answer a letter',
  description:
    'The mail leaves with the answer itself, or neither does; `delivery_failed` where the house sends no mail.',
  input: z.strictObject({
    letterId: rowId,
    content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  }),
  output: letter,
  errors: [
    'not_logged_in',
    'not_allowed',
    'field_required',
    'feedback_not_found',
    'feedback_closed',
    'delivery_failed',
  ],
});
