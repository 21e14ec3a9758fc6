import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** Current and recent sessions, the live one first. */
export const listSessions = operation({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/wps/member/listSessions',
  audience: 'member',
  summary: 'Sessions and remembered browsers',
  input: z.strictObject({}),
  output: z.array(
    z.strictObject({
      /** Opaque; names the row for `identity.endDevice`. */
      id: z.string(),
      /** session: a login; device: a browser that is remembered. */
      kind: z.enum(['session', 'device']),
      isThis: z.boolean(),
      isLive: z.boolean(),
      /** The IP address with its last part hidden, and the browser's name. */
      address: z.string(),
      country: z.string(),
      browser: z.string(),
      createdAt: moment,
      lastSeenAt: moment,
    }),
  ),
  errors: ['not_logged_in'],
});
