import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { downline } from './downline.ts';

/** Direct downlines of an agent or of somebody in its team; with a search term, anybody in the team. */
export const listDownlines = operation({
  id: 'agents.listDownlines',
  method: 'GET',
  path: '/wps/agents/listDownlines',
  audience: 'member',
  summary: 'Downlines of an agent',
  description: 'For agents only. `parentId` has to be in the own team; without it the own downlines are listed.',
  input: z.strictObject({
    parentId: z.optional(rowId),
    search: z.optional(z.string().check(z.maxLength(32))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency,
    /** Path from the calling agent down to the parent of these rows. */
    line: z.array(z.strictObject({ memberId: rowId, account: z.string() })),
    page: pageOf(downline),
  }),
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown'],
});
