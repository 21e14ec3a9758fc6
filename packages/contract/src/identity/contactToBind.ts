import * as z from 'zod/mini';
import { dialingCode, mobile } from './typed.ts';

/** A number or an address as typed; the server normalises it. */
export const contactToBind = {
  mobile: { kind: z.literal('mobile'), mobileNum: mobile, countryDialingCode: dialingCode },
  email: {
    kind: z.literal('email'),
    email: z.string().check(z.minLength(1, 'email_invalid'), z.maxLength(254, 'email_invalid')),
  },
} as const;
