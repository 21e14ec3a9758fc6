import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { contractState } from './contractState.ts';
import { contractKind } from './contractTerms.ts';

/** Direct downlines that are agents, with the contracts of each. */
export const listPartners = operation({
  id: 'contracts.listPartners',
  method: 'GET',
  path: '/wps/contracts/listPartners',
  audience: 'member',
  isRealMoney: true,
  summary: 'Agents directly below',
  input: z.strictObject({ kind: contractKind, pageNum: pageNumber, pageSize }),
  output: pageOf(
    z.strictObject({
      account: z.string(),
      contract: z.nullable(contractState),
      /** A pending request between the two. */
      waiting: z.nullable(z.enum(['new', 'termination'])),
    }),
  ),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
