import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { day, figures } from './figures.ts';

/** One row of a statement: a member alone, or with the whole team below. */
const statement = z.strictObject({
  memberId: rowId,
  account: z.string(),
  type: z.int(),
  /** Number of accounts below, whose figures are included. */
  teamCount: z.int(),
  figures,
});

/** Profit and loss of a team: one row per direct downline, each including the team below. */
export const listTeamStatements = operation({
  id: 'agents.listTeamStatements',
  method: 'GET',
  path: '/wps/agents/listTeamStatements',
  audience: 'member',
  summary: 'Profit and loss of a team',
  description:
    'For agents only. `parentId` has to be in the own team or the agent. `own` is the parent alone; own and all lines together are `total`.',
  input: z.strictObject({
    from: day,
    to: day,
    parentId: z.optional(rowId),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency,
    line: z.array(z.strictObject({ memberId: rowId, account: z.string() })),
    own: figures,
    page: pageOf(statement),
    pageTotal: figures,
    total: figures,
  }),
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown'],
});
