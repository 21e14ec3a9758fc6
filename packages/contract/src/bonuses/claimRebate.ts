import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { rebateClaim } from './rebateClaim.ts';

/** Pays the rebate on all valid bets not yet paid for. */
export const claimRebate = operation({
  id: 'bonuses.claimRebate',
  method: 'POST',
  path: '/wps/bonuses/claimRebate',
  audience: 'member',
  isRealMoney: true,
  summary: 'Claim the rebate',
  description: 'Idempotent by requestId. Of several claims at once one is paid; the rates are those of this moment.',
  input: z.strictObject({ requestId }),
  output: rebateClaim,
  errors: ['not_logged_in', 'in_need_true_account', 'rebate_nothing', 'account_closed'],
});
