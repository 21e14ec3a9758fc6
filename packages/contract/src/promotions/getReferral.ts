import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { promotionStatuses, referralTerms } from './promotion.ts';

/** The member's referral code, its terms, the referred members and the earnings. */
export const getReferral = operation({
  id: 'promotions.getReferral',
  method: 'GET',
  path: '/wps/promotions/getReferral',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own referrals',
  description:
    'The link is the registration page with the code as `referralCode`. What those who came have done is counted first.',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: z.strictObject({
    code: z.string(),
    currency: z.string(),
    /** Terms for new referrals; null while no referral is open. */
    terms: z.nullable(
      z.extend(referralTerms, {
        promotionId: rowId,
        minimum: amount,
        multiple: z.int(),
        days: z.int(),
        endsAt: z.nullable(moment),
      }),
    ),
    joined: z.int(),
    /** Referred members who meet the condition. */
    qualified: z.int(),
    claimable: z.int(),
    /** Paid so far. */
    earned: amount,
    page: pageOf(
      z.strictObject({
        rewardId: rowId,
        promotionId: rowId,
        /** The first and the last two characters of the name. */
        player: z.string(),
        joinedAt: moment,
        status: z.enum(promotionStatuses),
        isHeld: z.boolean(),
        amount: z.nullable(amount),
        /** Until when it can be claimed; null where there is nothing to claim. */
        claimBy: z.nullable(moment),
      }),
    ),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
