import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** Joins a promotion: progress counts from now on. */
export const joinPromotion = operation({
  id: 'promotions.joinPromotion',
  method: 'POST',
  path: '/wps/relay/signUpPromotionJoin',
  audience: 'member',
  isRealMoney: true,
  summary: 'Join a promotion',
  description: 'Once for a member; joining again answers where it stands. Not for promotions that take an application.',
  input: z.strictObject({ promotionId: rowId, language: languageQuery }),
  output: promotionReward,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'promotion_not_found',
    'promotion_closed',
    'promotion_not_eligible',
    'promotion_used_up',
    'promotion_state_changed',
  ],
});
