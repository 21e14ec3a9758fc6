import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { endedStatus } from './bonus.ts';

/** The member's bonuses that have ended as a file: every row that the filter lets through, not only a page. */
export const getBonusesFile = operation({
  id: 'bonuses.getBonusesFile',
  method: 'GET',
  path: '/wps/bonuses/getBonusesFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Ended bonuses as a file',
  description:
    'By the moment of their end: `from` is inside the stretch, `to` is not; at most 93 days and 50,000 rows. Amounts are exact.',
  input: z.strictObject({ from: moment, to: moment, status: z.optional(endedStatus), ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'file_too_large'],
});
