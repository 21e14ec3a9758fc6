import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { candidate } from './candidate.ts';
import { prizeGroup, rebateBps } from './downline.ts';

const decided = { id: rowId, note: z.string().check(z.maxLength(REASON_MAX)) };

/** Starts the review of a candidate, accepts it with a registration link of its own, or declines it. */
export const decideCandidate = operation({
  id: 'agents.decideCandidate',
  method: 'POST',
  path: '/ops/agents/decideCandidate',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Decide about a candidate',
  description:
    'Accepting makes a link that opens one account of an agent below `upline`, within what that agent may give; with no `upline` at the top, within the rules of the brand. Of operators who decide at once, one wins.',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('talk'), ...decided }),
    z.strictObject({ decision: z.literal('decline'), ...decided }),
    z.strictObject({
      ...{ decision: z.literal('accept'), ...decided },
      upline: z.string().check(z.maxLength(32)),
      rebateBps,
      prizeGroup,
      days: z.int().check(z.gte(1), z.lte(180)),
    }),
  ]),
  output: candidate,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'candidate_not_found',
    'candidate_decided',
    'member_not_found',
    'rebate_out_of_range',
    'prize_group_out_of_range',
    'link_too_many',
  ],
});
