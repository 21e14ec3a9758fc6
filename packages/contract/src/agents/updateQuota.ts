import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { rebateBps } from './downline.ts';
import { quota } from './quota.ts';

/** Sets how many accounts with a rebate of an interval an agent may open. */
export const updateQuota = operation({
  id: 'agents.updateQuota',
  method: 'POST',
  path: '/ops/agents/updateQuota',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Grant a quota',
  description:
    'Intervals of one agent do not overlap; one that is there keeps its bounds. It is never set below what was used.',
  input: z.strictObject({
    memberId: rowId,
    fromBps: rebateBps,
    toBps: rebateBps,
    granted: z.int().check(z.gte(0), z.lte(100_000)),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: z.array(quota),
  errors: [
    'not_logged_in',
    'not_allowed',
    'member_not_found',
    'reason_required',
    'quota_interval_invalid',
    'quota_below_used',
  ],
});
