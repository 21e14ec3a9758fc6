import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { profile } from './profile.ts';

/** The member's profile. */
export const getProfile = operation({
  id: 'identity.getProfile',
  method: 'GET',
  path: '/wps/member/profile',
  audience: 'member',
  summary: 'Own profile',
  input: z.strictObject({}),
  output: profile,
  errors: ['not_logged_in'],
});
