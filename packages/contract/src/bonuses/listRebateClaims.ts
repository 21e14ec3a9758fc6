import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { rebateClaim } from './rebateClaim.ts';

/** The rebates that the member has claimed, newest first. */
export const listRebateClaims = operation({
  id: 'bonuses.listRebateClaims',
  method: 'GET',
  path: '/wps/bonuses/listRebateClaims',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own rebates',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(rebateClaim),
  errors: ['not_logged_in', 'in_need_true_account'],
});
