import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** A single-use code, valid for a minute, that transfers this login to another browser. */
export const createHandOver = operation({
  id: 'identity.createHandOver',
  method: 'POST',
  path: '/wps/session/createHandOver',
  audience: 'member',
  summary: 'Carry the session to another device',
  description: 'The address holds the code in its query as `token`; the page that opens it exchanges it at once.',
  input: z.strictObject({}),
  output: z.strictObject({ url: z.string(), seconds: z.int() }),
  errors: ['not_logged_in'],
});
