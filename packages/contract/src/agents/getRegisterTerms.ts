import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rebatePercents } from './agentRules.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** An agent's own terms, the range it may give to accounts it opens, and its quotas. */
export const getRegisterTerms = operation({
  id: 'agents.getRegisterTerms',
  method: 'GET',
  path: '/wps/agents/getRegisterTerms',
  audience: 'member',
  summary: 'What an agent may give',
  input: z.strictObject({}),
  output: z.strictObject({
    own: z.strictObject({ rebateBps, prizeGroup }),
    /** Upper and lower bounds for a downline. */
    most: z.strictObject({ rebateBps, prizeGroup }),
    least: z.strictObject({ rebateBps, prizeGroup }),
    /** Rebates above this take one from the quota of their interval. */
    freeRebateBps: rebateBps,
    quotas: z.array(z.strictObject({ fromBps: rebateBps, toBps: rebateBps, left: z.int(), granted: z.int() })),
    /** How much of a rate counts for the valid bets of each category, in percent. */
    percents: rebatePercents,
    links: z.strictObject({ open: z.int(), most: z.int() }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
