import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { roundFilter } from './roundFilter.ts';

/** Exports the member's betting record: every row that matches the filter, not only a page. */
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
