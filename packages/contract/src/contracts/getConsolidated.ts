import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractTerms } from './contractTerms.ts';

/** 0: nothing pending; 1: a new contract is pending; 2: a termination is pending. */
const requestState = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Which contracts a member has: the eight keys that decide which pay pages are shown. */
export const getConsolidated = operation({
  id: 'contracts.getConsolidated',
  method: 'GET',
  path: '/lgw/games/consolidated',
  audience: 'member',
  isRealMoney: true,
  summary: 'Contracts at a glance',
  description:
    'Real-time: realtimesalreqtype and contractmrdailysalinfotype. Daily: dailysalreqtype and dailysalinfotype. Hourly: contracthoursalreq and contracthoursalinfo. Dividend: divtypereq and divtypeinfo. A page is there while its contract is active or a request about it waits.',
  input: z.strictObject({}),
  output: z.strictObject({
    dailysalreqtype: requestState,
    divtypereq: requestState,
    contracthoursalreq: requestState,
    realtimesalreqtype: requestState,
    contractmrdailysalinfotype: z.nullable(contractTerms),
    contracthoursalinfo: z.nullable(contractTerms),
    dailysalinfotype: z.nullable(contractTerms),
    divtypeinfo: z.nullable(contractTerms),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed'],
});
