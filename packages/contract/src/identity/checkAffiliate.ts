import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Whether an invitation code exists at this brand; it does not reveal the owner. */
export const checkAffiliate = operation({
  id: 'identity.checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  audience: 'public',
  summary: 'Check an invitation code',
  description: '`domain` is the host name of the page; at one that is not the brand’s no code is known.',
  input: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(32)),
    domain: z.string().check(z.maxLength(253)),
  }),
  output: z.strictObject({ code: z.string() }),
  errors: ['invitation_code_error'],
});
