import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, wholeNumber } from '../shapes.ts';
import { reward, rewardCategory, rewardKind } from './points.ts';

/** Rewards that can be redeemed now, or are out of stock. */
export const listRewards = operation({
  id: 'points.listRewards',
  method: 'GET',
  path: '/wps/points/listRewards',
  audience: 'member',
  summary: 'Rewards',
  input: z.strictObject({
    kind: z.optional(rewardKind),
    category: z.optional(rewardCategory),
    /** Only rewards up to this price. */
    upTo: z.optional(wholeNumber(0, 999_999_999)),
    sort: z._default(z.optional(z.enum(['position', 'pointsUp', 'pointsDown'])), 'position'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ currency: z.string(), page: pageOf(reward) }),
  errors: ['not_logged_in', 'points_closed'],
});
