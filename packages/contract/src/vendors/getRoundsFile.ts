import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { roundFilter } from './roundFilter.ts';

/** The member's own betting record as a file: every row that the filter lets through, not only a page. */
export const getRoundsFile = operation({
  id: 'vendors.getRoundsFile',
  method: 'GET',
  path: '/lgw/vendors/getRoundsFile',
  audience: 'member',
  isFile: true,
  summary: 'Betting record as a file',
  description: '`from` is inside the stretch, `to` is not; at most 93 days and 50,000 rows. Amounts are exact.',
  input: z.strictObject({ ...roundFilter, from: moment, to: moment, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'file_too_large'],
});
