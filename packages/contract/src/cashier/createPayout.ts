import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { queuedWithdrawal } from './listWithdrawalQueue.ts';

/**
 * Sends an approved withdrawal to a gateway for payout. Until the gateway reports the outcome, nobody can pay or refuse
 * it.
 */
export const createPayout = operation({
  id: 'cashier.createPayout',
  method: 'POST',
  path: '/ops/cashier/createPayout',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Pay a withdrawal by a gateway',
  description:
    'The order goes out under one id for ever. An unknown outcome is asked for until it is known; a payout that failed for sure leaves the withdrawal approved, to be paid in another way.',
  input: z.strictObject({ withdrawalId: rowId, gatewayId: rowId }),
  output: queuedWithdrawal,
  errors: ['not_logged_in', 'not_allowed', 'withdrawal_not_found', 'withdrawal_state_changed', 'gateway_unavailable'],
});
