import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { botCheck } from './botCheck.ts';
import { codeSent, dialingCode, mobile } from './typed.ts';

/** Sends a login code to a mobile number; the response does not reveal whether it has an account. */
export const sendLoginCode = operation({
  id: 'identity.sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  audience: 'public',
  summary: 'Send a login code',
  input: z.strictObject({ mobileNum: mobile, countryDialingCode: dialingCode, botCheck }),
  output: codeSent,
  errors: [
    'mobile_invalid',
    'country_not_offered',
    'bot_check_failed',
    'sms_too_soon',
    'delivery_failed',
    'login_method_closed',
  ],
});
