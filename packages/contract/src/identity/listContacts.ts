import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The account's contacts, masked so that only the owner recognises them. */
export const listContacts = operation({
  id: 'identity.listContacts',
  method: 'GET',
  path: '/wps/member/contacts',
  audience: 'member',
  summary: 'Own mobile number and e-mail address',
  input: z.strictObject({}),
  output: z.array(z.strictObject({ kind: z.enum(['mobile', 'email']), masked: z.string(), isVerified: z.boolean() })),
  errors: ['not_logged_in'],
});
