import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** Pays the reward of a mission that is completed in the current period. */
export const claimMission = operation({
  id: 'promotions.claimMission',
  method: 'POST',
  path: '/wps/missions/claim',
  audience: 'member',
  isRealMoney: true,
  summary: 'Claim the reward of a mission',
  description: 'Paid once for a member and a period; claiming again answers where it stands.',
  input: z.strictObject({ missionId: rowId, language: languageQuery }),
  output: promotionReward,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'promotion_not_found',
    'promotion_closed',
    'promotion_not_eligible',
    'promotion_state_changed',
    'promotion_held',
    'promotion_used_up',
    'mission_unfinished',
    'account_closed',
  ],
});
