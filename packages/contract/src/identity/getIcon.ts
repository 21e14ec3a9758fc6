import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The member's avatar and the available ones. */
export const getIcon = operation({
  id: 'identity.getIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  audience: 'member',
  summary: 'Avatar',
  input: z.strictObject({}),
  output: z.strictObject({ icon: z.string(), icons: z.array(z.string()) }),
  errors: ['not_logged_in'],
});
