import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Changes the avatar. */
export const setIcon = operation({
  id: 'identity.setIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  audience: 'member',
  summary: 'Choose an avatar',
  input: z.strictObject({ icon: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)) }),
  output: z.strictObject({ icon: z.string() }),
  errors: ['not_logged_in', 'icon_unknown'],
});
