import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { session } from './session.ts';

/** Opens a session by user name and password; a new login ends the account's older session. */
export const login = operation({
  id: 'identity.login',
  method: 'POST',
  path: '/wps/session/login',
  audience: 'public',
  isSealed: true,
  summary: 'Log in',
  description: 'The name is trimmed, the password taken as typed. Unknown name and wrong password answer alike.',
  input: z.strictObject({
    type: z.literal('username'),
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  output: session,
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_incorrect_password',
    'account_locked',
  ],
});
