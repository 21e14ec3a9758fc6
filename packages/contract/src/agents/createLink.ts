import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { downlineType, prizeGroup, rebateBps } from './downline.ts';
import { registerLink } from './registerLink.ts';

/** Creates a registration link for an agent's downline, with account type, rebate, expiry and maximum uses. */
export const createLink = operation({
  id: 'agents.createLink',
  method: 'POST',
  path: '/wps/agents/createLink',
  audience: 'member',
  summary: 'Make a registration link',
  description: 'Idempotent by requestId.',
  input: z.strictObject({
    requestId,
    type: downlineType,
    rebateBps,
    prizeGroup,
    days: z.int().check(z.gte(1), z.lte(180)),
    uses: z.int().check(z.gte(1), z.lte(10_000)),
    note: z.string().check(z.maxLength(64)),
  }),
  output: registerLink,
  errors: ['not_logged_in', 'not_allowed', 'rebate_out_of_range', 'prize_group_out_of_range', 'link_too_many'],
});
