import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** The rebates that the member has claimed as a file: a row for each category of each claim. */
export const getRebateClaimsFile = operation({
  id: 'bonuses.getRebateClaimsFile',
  method: 'GET',
  path: '/wps/bonuses/getRebateClaimsFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Own rebates as a file',
  description: '`from` is inside the stretch, `to` is not; at most 93 days and 50,000 rows. Amounts are exact.',
  input: z.strictObject({ from: moment, to: moment, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'file_too_large'],
});
