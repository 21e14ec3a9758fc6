import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { secondStepReset } from './secondStepReset.ts';

/** Requests that wait for a second operator, oldest first; at most a hundred. */
export const listSecondStepResets = operation({
  id: 'members.listSecondStepResets',
  method: 'GET',
  path: '/ops/members/listSecondStepResets',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Waiting resets of two-step login',
  input: z.strictObject({}),
  output: z.array(secondStepReset),
  errors: ['not_logged_in', 'not_allowed'],
});
