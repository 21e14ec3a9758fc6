import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** Pays the reward of a promotion; the amount is decided by the server. */
export const claimReward = operation({
  id: 'promotions.claimReward',
  method: 'POST',
  path: '/wps/relay/signUpPromotionReward',
  audience: 'member',
  isRealMoney: true,
  summary: 'Claim the reward of a promotion',
  description: 'Paid once; claiming again answers where it stands. A raffle is drawn by its own call.',
  input: z.strictObject({
    promotionId: rowId,
    /** Which one, where a promotion has several: for a mission the period, for a referral the referred member. */
    rewardId: z.optional(rowId),
    language: languageQuery,
  }),
  output: promotionReward,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'promotion_not_found',
    'promotion_closed',
    'promotion_state_changed',
    'promotion_held',
    'promotion_used_up',
    'account_closed',
  ],
});
