import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { move } from './move.ts';

export const moveView = z._default(z.optional(z.enum(['waiting', 'all'])), 'waiting');

/** Moves in the tree: open ones oldest first, or all, newest first. */
export const listMoves = operation({
  id: 'agents.listMoves',
  method: 'GET',
  path: '/ops/agents/listMoves',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Moves in the tree',
  input: z.strictObject({
    view: moveView,
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(move),
  errors: ['not_logged_in', 'not_allowed'],
});
