import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { bonus } from './bonus.ts';

/** The member's bonuses: open ones with the remaining wagering requirement, and ended ones. */
export const listBonuses = operation({
  id: 'bonuses.listBonuses',
  method: 'GET',
  path: '/wps/bonuses/listBonuses',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own bonuses',
  description:
    'A valid bet is the smaller of the stake and the size of the result, of rounds that are over and were begun while the bonus was active. `open` are the active one and those that wait for it, in their order.',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: z.strictObject({ currency: z.string(), balance: amount, open: z.array(bonus), ended: pageOf(bonus) }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
