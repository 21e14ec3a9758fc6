import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { contractRequest } from './contractState.ts';

/** Accepts or rejects a request of a top-level agent, or withdraws one of the house. */
export const decideOffer = operation({
  id: 'contracts.decideOffer',
  method: 'POST',
  path: '/ops/contracts/decideOffer',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Decide for the house',
  input: z.strictObject({
    id: rowId,
    act: z.enum(['accept', 'reject', 'terminate']),
    reason: z._default(z.optional(z.string().check(z.trim(), z.maxLength(REASON_MAX))), ''),
  }),
  output: contractRequest,
  errors: [
    'not_logged_in',
    'not_allowed',
    'contract_request_unknown',
    'contract_request_decided',
    'contract_promised_further',
    'contract_below_promised',
    'contract_above_own',
    'contract_not_direct',
  ],
});
