import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, pageNumber, pageOf, pageSize, signedAmount } from '../shapes.ts';
import { billSide, contractBill } from './contractBill.ts';

/** Bills of hourly wages with their hours, newest first. */
export const listHourSalary = operation({
  id: 'contracts.listHourSalary',
  method: 'GET',
  path: '/lgw/games/hourSalary',
  audience: 'member',
  isRealMoney: true,
  summary: 'Hourly wage bills',
  input: z.strictObject({ side: billSide, pageNum: pageNumber, pageSize }),
  output: pageOf(
    z.strictObject({
      bill: contractBill,
      /** Counted from the start of the business day; a day has 23 to 25 where daylight saving time changes. */
      hours: z.array(z.strictObject({ hour: z.int(), validBet: signedAmount, rateBps: z.int(), amount })),
    }),
  ),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
