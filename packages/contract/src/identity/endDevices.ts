import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/**
 * Forgets every remembered browser but this one. The account has one session, which is the caller's, so that nobody else
 * is signed in then.
 */
export const endDevices = operation({
  id: 'identity.endDevices',
  method: 'POST',
  path: '/wps/member/endDevices',
  audience: 'member',
  summary: 'Forget all other browsers',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: ['not_logged_in'],
});
