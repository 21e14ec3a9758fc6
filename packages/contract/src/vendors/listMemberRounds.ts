import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { round } from './round.ts';

/** A member's rounds as the operator sees them, newest first. */
export const listMemberRounds = operation({
  id: 'vendors.listMemberRounds',
  method: 'GET',
  path: '/ops/vendors/listMemberRounds',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Rounds of a member',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: pageOf(round),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
