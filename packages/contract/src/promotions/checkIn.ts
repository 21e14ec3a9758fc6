import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { missionSummary } from './missionSummary.ts';

/** Checks the member in; once per business day of the brand, idempotent. */
export const checkIn = operation({
  id: 'promotions.checkIn',
  method: 'POST',
  path: '/wps/missions/checkIn',
  audience: 'member',
  isRealMoney: true,
  summary: 'Daily check-in',
  input: z.strictObject({ language: languageQuery }),
  output: missionSummary,
  errors: ['not_logged_in', 'in_need_true_account'],
});
