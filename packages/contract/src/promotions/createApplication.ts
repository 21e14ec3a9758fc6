import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** Applies for a promotion that an operator decides. */
export const createApplication = operation({
  id: 'promotions.createApplication',
  method: 'POST',
  path: '/wps/promotions/createApplication',
  audience: 'member',
  isRealMoney: true,
  summary: 'Apply for a promotion',
  description:
    'A remark of at most 140 characters and up to three pictures, PNG or JPEG by content, in base64, at most 5 MB each; one of the two is needed. Once for a member; applying again answers where it stands.',
  bodyLimit: 21_500_000,
  input: z.strictObject({
    promotionId: rowId,
    remark: z._default(z.optional(z.string().check(z.maxLength(4_000))), ''),
    images: z._default(z.optional(z.array(z.base64().check(z.maxLength(7_100_000))).check(z.maxLength(20))), []),
    language: languageQuery,
  }),
  output: promotionReward,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'promotion_not_found',
    'promotion_closed',
    'promotion_not_eligible',
    'promotion_used_up',
    'promotion_state_changed',
    'field_required',
    'remark_too_long',
    'images_too_many',
    'image_invalid',
  ],
});
