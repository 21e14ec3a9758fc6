import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { botActions } from './botCheck.ts';

/** A proof-of-work challenge, signed, bound to this site and action, valid once for a few minutes. */
export const getBotChallenge = operation({
  id: 'identity.getBotChallenge',
  method: 'GET',
  path: '/wps/identity/getBotChallenge',
  audience: 'public',
  isOpenWhenClosed: true,
  summary: 'Bot check',
  description:
    'With action captcha the work is much longer and stands in for the picture, for those who cannot read it.',
  input: z.strictObject({ action: z.enum(botActions) }),
  output: z.strictObject({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
  errors: [],
});
