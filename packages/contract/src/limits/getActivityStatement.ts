import * as z from 'zod/mini';
import { language } from '../language.ts';
import { fileAnswer } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { statementStretch } from './statementStretch.ts';

/** The member's deposits, withdrawals, bets, wins and limits as a document to keep. */
export const getActivityStatement = operation({
  id: 'limits.getActivityStatement',
  method: 'GET',
  path: '/wps/limits/getActivityStatement',
  audience: 'member',
  isFile: true,
  isRealMoney: true,
  summary: 'Activity statement as PDF',
  description: 'At most 93 days. The figures are those of `members.getProfit`, the limits those that stand now.',
  input: z.strictObject({ ...statementStretch, language }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account'],
});
