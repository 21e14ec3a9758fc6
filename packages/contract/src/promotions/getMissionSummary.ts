import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { missionSummary } from './missionSummary.ts';

/** Missions of today and this week, their progress and rewards. */
export const getMissionSummary = operation({
  id: 'promotions.getMissionSummary',
  method: 'GET',
  path: '/wps/missions/summary',
  audience: 'member',
  isRealMoney: true,
  summary: 'Missions summary',
  description: 'Counted from rounds, deposits and check-ins at the moment of the call; days are the brand’s own.',
  input: z.strictObject({ language: languageQuery }),
  output: missionSummary,
  errors: ['not_logged_in', 'in_need_true_account'],
});
