import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** A captcha picture as a base64 PNG; its solution is kept on the server under a cookie. */
export const getCaptcha = operation({
  id: 'identity.getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  audience: 'public',
  summary: 'Captcha',
  description: 'Valid once, for two minutes, for the browser that asked; at most one a second.',
  input: z.strictObject({}),
  output: z.string(),
  errors: [],
});
