import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { contractRequest } from './contractState.ts';
import { contractKind } from './contractTerms.ts';

/** Requests in both directions, pending ones first, then newest first. */
export const listRequests = operation({
  id: 'contracts.listRequests',
  method: 'GET',
  path: '/wps/contracts/listRequests',
  audience: 'member',
  isRealMoney: true,
  summary: 'Contract requests',
  input: z.strictObject({
    kind: z.optional(contractKind),
    /** Only requests that wait for the caller's decision. */
    isWaiting: z._default(z.optional(z.literal(['0', '1'])), '0'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(contractRequest),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
