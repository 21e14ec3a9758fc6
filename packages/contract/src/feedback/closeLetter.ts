import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { letter } from './letter.ts';

/** Closes a letter that needs no answer. */
export const closeLetter = operation({
  id: 'feedback.closeLetter',
  method: 'POST',
  path: '/ops/feedback/closeLetter',
  audience: 'operator',
  permission: 'feedback.write',
  summary: 'Close a letter',
  input: z.strictObject({ letterId: rowId }),
  output: letter,
  errors: ['not_logged_in', 'not_allowed', 'feedback_not_found', 'feedback_closed'],
});
