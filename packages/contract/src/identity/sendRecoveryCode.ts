import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { botCheck } from './botCheck.ts';
import { codeSent, dialingCode, mobile } from './typed.ts';

/** Sends a password reset code; the response does not reveal whether an account has the number. */
export const sendRecoveryCode = operation({
  id: 'identity.sendRecoveryCode',
  method: 'POST',
  path: '/wps/verification/sms/password',
  audience: 'public',
  summary: 'Send a recovery code',
  input: z.strictObject({ mobileNum: mobile, countryDialingCode: dialingCode, botCheck }),
  output: codeSent,
  errors: [
    'mobile_invalid',
    'country_not_offered',
    'bot_check_failed',
    'sms_too_soon',
    'delivery_failed',
    'recovery_closed',
  ],
});
