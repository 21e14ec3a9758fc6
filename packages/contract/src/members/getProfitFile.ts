import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** The member's own profit and loss by day as a file. */
export const getProfitFile = operation({
  id: 'members.getProfitFile',
  method: 'GET',
  path: '/wps/members/getProfitFile',
  audience: 'member',
  isFile: true,
  summary: 'Own profit and loss as a file',
  description:
    'The days of `getProfit`, the latest first; `from` is inside the stretch, `to` is not; at most 93 days. Amounts are exact.',
  input: z.strictObject({ from: moment, to: moment, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in'],
});
