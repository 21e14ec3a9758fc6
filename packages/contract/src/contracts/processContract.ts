import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { contractRequest } from './contractState.ts';

/** Accepts or rejects a request of the other side, or withdraws an own one. */
export const processContract = operation({
  id: 'contracts.processContract',
  method: 'POST',
  path: '/lgw/games/contractProcess',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Decide a contract request',
  description:
    'Accepting a new contract signs it from the next business day, changed dividend terms from their next period; accepting a termination ends it with the present business day. Of several who decide at once one wins.',
  input: z.strictObject({
    id: rowId,
    act: z.enum(['accept', 'reject', 'terminate']),
    /** Required to accept, as a signature. */
    paymentPassword: z.optional(z.string().check(z.maxLength(128))),
  }),
  output: contractRequest,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'agent_policy_closed',
    'non_agent_account',
    'contract_request_unknown',
    'contract_request_decided',
    'contract_above_own',
    'contract_below_promised',
    'contract_promised_further',
    'contract_not_direct',
    'payment_password_missing',
    'payment_password_incorrect',
    'payment_password_locked',
  ],
});
