import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** A member's profile for operators; missing fields are empty. */
export const getMemberProfile = operation({
  id: 'members.getMemberProfile',
  method: 'GET',
  path: '/ops/members/getMemberProfile',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Profile of a member',
  input: z.strictObject({ memberId: rowId }),
  output: z.strictObject({
    nickname: z.string(),
    fullName: z.string(),
    telegram: z.string(),
    zalo: z.string(),
    birthday: z.string(),
    address: z.string(),
    nationality: z.string(),
    occupation: z.string(),
    sourceOfIncome: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
