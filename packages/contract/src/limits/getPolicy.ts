import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { policy } from './policy.ts';

/** The brand's responsible gaming policy; version 0 while the defaults apply. */
export const getPolicy = operation({
  id: 'limits.getPolicy',
  method: 'GET',
  path: '/ops/limits/getPolicy',
  audience: 'operator',
  permission: 'limits.read',
  summary: 'Rules of safer play',
  input: z.strictObject({}),
  output: z.strictObject({ policy, version: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
