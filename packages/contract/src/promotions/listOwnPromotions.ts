import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionStatuses, promotionReward } from './promotion.ts';

/** The member's status in each listed promotion. */
export const listOwnPromotions = operation({
  id: 'promotions.listOwnPromotions',
  method: 'GET',
  path: '/wps/promotions/listOwnPromotions',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own status of each promotion',
  description:
    'closed also where the promotion is not meant for this member. What has been met meanwhile is counted first.',
  input: z.strictObject({ language: languageQuery }),
  output: z.array(
    z.strictObject({ promotionId: rowId, status: z.enum(promotionStatuses), reward: z.nullable(promotionReward) }),
  ),
  errors: ['not_logged_in', 'in_need_true_account'],
});
