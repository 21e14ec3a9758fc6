import * as z from 'zod/mini';
import { day } from '../agents/figures.ts';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';

/** Exports what the line brought the caller by its rates. */
export const getRebatesFile = operation({
  id: 'contracts.getRebatesFile',
  method: 'GET',
  path: '/wps/contracts/getRebatesFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Rebates of the line as a file',
  description: 'At most 93 days and 50,000 rows, newest first.',
  input: z.strictObject({ from: day, to: day, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'span_invalid', 'file_too_large'],
});
