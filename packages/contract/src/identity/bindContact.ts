import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contactToBind } from './contactToBind.ts';
import { listContacts } from './listContacts.ts';

const proof = {
  /** The code that was sent to the number or address. */
  code: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The login password. */
  password: z.string().check(z.minLength(1), z.maxLength(128)),
};

/** Binds a number or address to the account, replacing the previous one. */
export const bindContact = operation({
  id: 'identity.bindContact',
  method: 'POST',
  path: '/wps/member/contacts',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Bind a mobile number or e-mail address',
  description: 'Links and verifications that are under way by the older one lose their use.',
  input: z.discriminatedUnion('kind', [
    z.strictObject({ ...contactToBind.mobile, ...proof }),
    z.strictObject({ ...contactToBind.email, ...proof }),
  ]),
  output: listContacts.output,
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'mobile_invalid',
    'country_not_offered',
    'email_invalid',
    'code_incorrect',
    'old_password_incorrect',
    'mobile_taken',
    'email_taken',
  ],
});
