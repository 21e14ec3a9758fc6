import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { note } from './note.ts';

/** Operators' notes about a member, newest first. */
export const listNotes = operation({
  id: 'members.listNotes',
  method: 'GET',
  path: '/ops/members/listNotes',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Notes about a member',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: pageOf(note),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
