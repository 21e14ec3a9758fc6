import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { rebateClaim } from './rebateClaim.ts';

/** The rebates that the member has claimed, newest first, with the sum of all that were asked for. */
export const listRebateClaims = operation({
  id: 'bonuses.listRebateClaims',
  method: 'GET',
  path: '/wps/bonuses/listRebateClaims',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own rebates',
  description: '`from` is inside the stretch, `to` is not.',
  input: z.strictObject({ from: z.optional(moment), to: z.optional(moment), pageNum: pageNumber, pageSize }),
  output: z.extend(pageOf(rebateClaim), { totals: z.strictObject({ amount }) }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
