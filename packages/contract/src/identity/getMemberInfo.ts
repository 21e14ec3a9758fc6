import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { member } from './member.ts';

/** The account of the token. */
export const getMemberInfo = operation({
  id: 'identity.getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  audience: 'member',
  allowsRestricted: true,
  summary: 'Member info',
  input: z.strictObject({}),
  output: member,
  errors: ['not_logged_in'],
});
