import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Ends the session; its token and sockets are refused from then on. */
export const logout = operation({
  id: 'identity.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  audience: 'member',
  allowsRestricted: true,
  summary: 'Log out',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: ['not_logged_in'],
});
