import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contactToBind } from './contactToBind.ts';
import { codeSent } from './typed.ts';

/** Sends a code to a number or address to bind. One that another account has verified gets none. */
export const sendBindingCode = operation({
  id: 'identity.sendBindingCode',
  method: 'POST',
  path: '/wps/member/contacts/send',
  audience: 'member',
  isRealMoney: true,
  summary: 'Send a binding code',
  input: z.discriminatedUnion('kind', [z.strictObject(contactToBind.mobile), z.strictObject(contactToBind.email)]),
  output: codeSent,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'mobile_invalid',
    'country_not_offered',
    'email_invalid',
    'sms_too_soon',
    'delivery_failed',
  ],
});
