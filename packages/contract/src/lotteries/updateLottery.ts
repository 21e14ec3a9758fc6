import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { lotteryTermsDraft, operatorLottery } from './operatorLottery.ts';

/** Opens or closes a lottery and sets its terms; they apply to new bets and draws only. */
export const updateLottery = operation({
  id: 'lotteries.updateLottery',
  method: 'POST',
  path: '/ops/lotteries/updateLottery',
  audience: 'operator',
  permission: 'lotteries.write',
  summary: 'Change the terms of a lottery',
  input: z.strictObject({
    lotteryId: rowId,
    version: z.int().check(z.gte(1)),
    terms: lotteryTermsDraft,
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: operatorLottery,
  errors: [
    'not_logged_in',
    'not_allowed',
    'lottery_not_found',
    'lottery_terms_invalid',
    'reason_required',
    'version_conflict',
  ],
});
