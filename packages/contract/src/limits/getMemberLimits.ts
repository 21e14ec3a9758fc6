import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, rowId } from '../shapes.ts';
import { limitsOf } from './limitsOf.ts';

/** A block from play, as operators see it. */
export const memberBlock = z.strictObject({
  id: rowId,
  kind: z.enum(['timeOut', 'selfExclusion', 'operatorExclusion']),
  beginsAt: moment,
  endsAt: z.nullable(moment),
  isActive: z.boolean(),
  byOperator: z.string(),
  reason: z.string(),
  liftedAt: z.nullable(moment),
  liftedBy: z.string(),
  liftReason: z.string(),
});

/** A member's limits with their change log, and all blocks from play. */
export const getMemberLimits = operation({
  id: 'limits.getMemberLimits',
  method: 'GET',
  path: '/ops/limits/getMemberLimits',
  audience: 'operator',
  permission: 'limits.read',
  summary: 'Limits of a member',
  input: z.strictObject({ memberId: rowId }),
  output: z.strictObject({
    standing: limitsOf,
    blocks: z.array(memberBlock),
    /** The last hundred, newest first; `minutes` for a session limit. */
    changes: z.array(
      z.strictObject({
        id: rowId,
        measure: z.enum(['deposit', 'loss', 'stake', 'session']),
        period: z.enum(['day', 'week', 'month', 'bet', 'session']),
        before: z.nullable(amount),
        after: z.nullable(amount),
        beforeMinutes: z.nullable(z.int()),
        afterMinutes: z.nullable(z.int()),
        countsFrom: moment,
        at: moment,
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
