import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** The member's rewards: claimable, in progress and ended, newest first. */
export const listOwnRewards = operation({
  id: 'promotions.listOwnRewards',
  method: 'GET',
  path: '/wps/promotions/listOwnRewards',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own rewards',
  description:
    'A read that changes nothing: what is met becomes claimable by itself, within seconds of a deposit, within minutes of play. promotionType is what an announcement leads to: a kind of promotion stands for its rewards, any other word for all.',
  input: z.strictObject({
    language: languageQuery,
    promotionType: z.optional(z.string().check(z.maxLength(32))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    claimable: z.array(promotionReward),
    open: z.array(promotionReward),
    past: pageOf(promotionReward),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
