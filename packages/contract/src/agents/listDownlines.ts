import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { downline } from './downline.ts';
import { day } from './figures.ts';
import { teamParts } from './teamParts.ts';

/**
 * Who stands directly below an agent, or below somebody in the agent's team; or, searched for, anybody of the team; or all
 * whom a figure of the team overview counts.
 */
export const listDownlines = operation({
  id: 'agents.listDownlines',
  method: 'GET',
  path: '/wps/agents/listDownlines',
  audience: 'member',
  summary: 'Downlines of an agent',
  description:
    'For agents only. `parentId` has to be in the own team; without it the own downlines are listed. A part needs both days.',
  input: z.strictObject({
    parentId: z.optional(rowId),
    search: z.optional(z.string().check(z.maxLength(32))),
    /** Whom a figure counts, wherever they stand in the team; `from`, `to` and `scope` are those of the overview. */
    part: z.optional(z.enum(teamParts)),
    from: z.optional(day),
    to: z.optional(day),
    scope: z.optional(z.enum(['direct', 'team'])),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency,
    /** Path from the calling agent down to the parent of these rows. */
    line: z.array(z.strictObject({ memberId: rowId, account: z.string() })),
    page: pageOf(downline),
  }),
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown', 'span_invalid'],
});
