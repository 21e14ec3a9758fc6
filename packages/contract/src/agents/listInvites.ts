import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { inviteWords } from './inviteWords.ts';

/** What agents of the brand have written on their invitation pages, last changed first. */
export const listInvites = operation({
  id: 'agents.listInvites',
  method: 'GET',
  path: '/ops/agents/listInvites',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Invitation pages of agents',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(z.strictObject({ memberId: rowId, account: z.string(), ...inviteWords, updatedAt: moment })),
  errors: ['not_logged_in', 'not_allowed'],
});
