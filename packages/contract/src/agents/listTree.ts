import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** A node of the tree, as operators see it. */
const place = z.strictObject({
  memberId: rowId,
  account: z.string(),
  type: z.int(),
  directCount: z.int(),
  teamCount: z.int(),
  rebateBps,
  prizeGroup,
  status: z.enum(['active', 'locked', 'closed']),
  joinedAt: moment,
  /** A move of it is waiting for a decision. */
  isMoving: z.boolean(),
});

/** The tree of agents, one level at a time: the top level or the direct downlines of a member; agents first. */
export const listTree = operation({
  id: 'agents.listTree',
  method: 'GET',
  path: '/ops/agents/listTree',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Tree of agents',
  description: 'A search finds accounts anywhere in the tree by the beginning of their name; it wins over `parentId`.',
  input: z.strictObject({
    parentId: z.optional(rowId),
    search: z.optional(z.string().check(z.maxLength(32))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    /** Path from the top down to the parent of these rows. */
    line: z.array(z.strictObject({ memberId: rowId, account: z.string() })),
    page: pageOf(place),
  }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
