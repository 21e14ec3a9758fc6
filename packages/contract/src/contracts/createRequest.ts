import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { contractRequest } from './contractState.ts';
import { contractKind, contractTerms } from './contractTerms.ts';

/** Offers terms to a direct downline, or requests the end of a contract from its other side. */
export const createRequest = operation({
  id: 'contracts.createRequest',
  method: 'POST',
  path: '/wps/contracts/createRequest',
  audience: 'member',
  isRealMoney: true,
  summary: 'Ask for a contract or its end',
  description: 'Idempotent by requestId. Only the upline offers terms; either side may ask for the end.',
  input: z.strictObject({
    requestId,
    what: z.enum(['new', 'termination']),
    kind: contractKind,
    /** The direct downline; by default the contract with the own upline. */
    account: z.optional(z.string().check(z.maxLength(32))),
    terms: z.optional(contractTerms),
  }),
  output: contractRequest,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'agent_policy_closed',
    'non_agent_account',
    'request_conflict',
    'contract_terms_invalid',
    'contract_not_direct',
    'contract_none',
    'contract_request_waits',
    'contract_above_own',
    'contract_below_promised',
    'contract_promised_further',
  ],
});
