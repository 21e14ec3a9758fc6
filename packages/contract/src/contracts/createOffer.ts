import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId, rowId } from '../shapes.ts';
import { contractRequest } from './contractState.ts';
import { contractKind } from './contractTerms.ts';

/** Offers a template to a top-level agent, whom the house pays, or requests the end of such a contract. */
export const createOffer = operation({
  id: 'contracts.createOffer',
  method: 'POST',
  path: '/ops/contracts/createOffer',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Offer a contract of the house',
  input: z.strictObject({
    requestId,
    account: z.string().check(z.maxLength(32)),
    offer: z.discriminatedUnion('what', [
      z.strictObject({ what: z.literal('new'), templateId: rowId }),
      z.strictObject({ what: z.literal('termination'), kind: contractKind }),
    ]),
  }),
  output: contractRequest,
  errors: [
    'not_logged_in',
    'not_allowed',
    'request_conflict',
    'contract_template_unknown',
    'contract_not_direct',
    'contract_none',
    'contract_request_waits',
    'contract_below_promised',
    'contract_promised_further',
  ],
});
