import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { note } from './note.ts';

/** Adds a permanent note about a member, visible to operators only. */
export const createNote = operation({
  id: 'members.createNote',
  method: 'POST',
  path: '/ops/members/createNote',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Write a note',
  input: z.strictObject({
    memberId: rowId,
    body: z.string().check(z.minLength(1, 'field_required'), z.maxLength(2000)),
  }),
  output: note,
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'member_not_found'],
});
