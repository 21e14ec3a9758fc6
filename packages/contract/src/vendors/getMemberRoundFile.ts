import * as z from 'zod/mini';
import { fileAnswer } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** The dispute file of any member's round, for operators; every download is written to the audit trail. */
export const getMemberRoundFile = operation({
  id: 'vendors.getMemberRoundFile',
  method: 'GET',
  path: '/ops/vendors/getMemberRoundFile',
  audience: 'operator',
  permission: 'members.read',
  isFile: true,
  summary: 'Dispute file of a member’s round',
  input: z.strictObject({ memberId: rowId, id: rowId }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'round_not_found'],
});
