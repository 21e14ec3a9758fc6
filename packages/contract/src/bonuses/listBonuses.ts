import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { bonus, endedStatus } from './bonus.ts';

/** The member's bonuses: those that are open with what still has to be staked, and those that have ended, the last first. */
export const listBonuses = operation({
  id: 'bonuses.listBonuses',
  method: 'GET',
  path: '/wps/bonuses/listBonuses',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own bonuses',
  description:
    'A valid bet is the smaller of the stake and the size of the result, of rounds that are over and were begun while the bonus was active. `open` are the active one and those that wait for it, in their order. `from`, `to` and `status` choose among those that have ended, by the moment of their end: `from` is inside the stretch, `to` is not.',
  input: z.strictObject({
    from: z.optional(moment),
    to: z.optional(moment),
    status: z.optional(endedStatus),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency: z.string(),
    balance: amount,
    open: z.array(bonus),
    ended: pageOf(bonus),
    /** Of all that have ended and were asked for, not only of the page. */
    endedTotals: z.strictObject({ amount }),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
