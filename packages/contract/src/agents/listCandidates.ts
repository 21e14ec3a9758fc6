import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { candidate } from './candidate.ts';

/** Applications to become an agent: open ones oldest first, or all, newest first. */
export const listCandidates = operation({
  id: 'agents.listCandidates',
  method: 'GET',
  path: '/ops/agents/listCandidates',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Candidates of agents',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['open', 'all'])), 'open'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(candidate),
  errors: ['not_logged_in', 'not_allowed'],
});
