import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { accountBalance } from '../wallet/entry.ts';
import { memberRow } from './listMembers.ts';

/** One member with all ledger accounts. */
export const getMember = operation({
  id: 'members.getMember',
  method: 'GET',
  path: '/ops/members/getMember',
  audience: 'operator',
  permission: 'members.read',
  summary: 'A member',
  input: z.strictObject({ memberId: rowId }),
  output: z.strictObject({ member: memberRow, accounts: z.array(accountBalance), tags: z.array(z.string()) }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
