import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { listRestrictions } from './listRestrictions.ts';

/** Takes a restriction off a number: bets on it are accepted again. */
export const cancelRestriction = operation({
  id: 'lotteries.cancelRestriction',
  method: 'POST',
  path: '/ops/lotteries/cancelRestriction',
  audience: 'operator',
  permission: 'lotteries.write',
  summary: 'Open a restricted number again',
  input: z.strictObject({ restrictionId: rowId, reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)) }),
  output: listRestrictions.output,
  errors: ['not_logged_in', 'not_allowed', 'restriction_not_found', 'reason_required'],
});
