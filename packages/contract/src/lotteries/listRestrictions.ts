import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, rowId } from '../shapes.ts';
import { restriction } from './restriction.ts';

/** The numbers of a lottery that are closed or limited, for all its draws or for one that takes bets. */
export const listRestrictions = operation({
  id: 'lotteries.listRestrictions',
  method: 'GET',
  path: '/ops/lotteries/listRestrictions',
  audience: 'operator',
  permission: 'lotteries.read',
  summary: 'Restricted numbers of a lottery',
  input: z.strictObject({ lotteryId: rowId }),
  output: z.strictObject({ currency, restrictions: z.array(restriction) }),
  errors: ['not_logged_in', 'not_allowed', 'lottery_not_found'],
});
