import * as z from 'zod/mini';
import { fileAnswer } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { statementStretch } from './statementStretch.ts';

/** The same statement that the member can download, in the member’s language, for operators. */
export const getMemberStatement = operation({
  id: 'limits.getMemberStatement',
  method: 'GET',
  path: '/ops/limits/getMemberStatement',
  audience: 'operator',
  permission: 'limits.read',
  isFile: true,
  summary: 'Activity statement of a member as PDF',
  input: z.strictObject({ memberId: rowId, ...statementStretch }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
