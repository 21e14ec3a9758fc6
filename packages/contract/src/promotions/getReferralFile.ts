import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';

/** The statement of the caller's referrals as a file: who came, where each stands, and what it brought. */
export const getReferralFile = operation({
  id: 'promotions.getReferralFile',
  method: 'GET',
  path: '/wps/promotions/getReferralFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Own referrals as a file',
  description: 'At most 50,000 rows, newest first, names masked as on the page; the last row is what was paid so far.',
  input: z.strictObject(fileForm),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'file_too_large'],
});
