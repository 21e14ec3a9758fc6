import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { session } from './session.ts';

/** Exchanges a hand-over code for a session of its own. */
export const takeHandOver = operation({
  id: 'identity.takeHandOver',
  method: 'POST',
  path: '/wps/session/takeHandOver',
  audience: 'public',
  summary: 'Take over a session',
  input: z.strictObject({ token: z.string().check(z.maxLength(256)) }),
  output: session,
  errors: ['not_logged_in', 'account_locked'],
});
