import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { botCheck } from './botCheck.ts';
import { codeSent, dialingCode, mobile } from './typed.ts';

/** Sends a registration code; the username tab sends its name along. */
export const sendRegisterCode = operation({
  id: 'identity.sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  audience: 'public',
  summary: 'Send a registration code',
  input: z.discriminatedUnion('registerType', [
    z.strictObject({
      registerType: z.literal('username'),
      username: z.string().check(z.maxLength(64)),
      mobileNo: mobile,
      countryDialingCode: dialingCode,
      botCheck,
    }),
    z.strictObject({ registerType: z.literal('mobile'), mobileNo: mobile, countryDialingCode: dialingCode, botCheck }),
  ]),
  output: codeSent,
  errors: [
    'mobile_invalid',
    'country_not_offered',
    'bot_check_failed',
    'sms_too_soon',
    'delivery_failed',
    'registration_closed',
  ],
});
