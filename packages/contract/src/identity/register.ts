import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { session } from './session.ts';

/** Opens an account by user name and leaves it signed in. */
export const register = operation({
  id: 'identity.register',
  method: 'POST',
  otherMethods: ['PUT'],
  path: '/wps/member/register',
  audience: 'public',
  isSealed: true,
  summary: 'Register',
  description:
    'User name: 4 to 16 letters and digits, first a letter, no case. Password: 8 to 64 characters, not a common one, not the name.',
  input: z.strictObject({
    username: z.string().check(z.maxLength(64)),
    password: z.string().check(z.maxLength(128)),
    confirmPassword: z.string().check(z.maxLength(128)),
    isAdult: z.boolean(),
    hasAcceptedTerms: z.boolean(),
    login: z.literal(true),
    registerMethod: z.literal('WEB'),
    registerUrl: z.string().check(z.maxLength(512)),
    domain: z.string().check(z.maxLength(253)),
    referralCode: z.optional(z.string().check(z.maxLength(32))),
  }),
  output: session,
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'registration_closed',
    'username_invalid',
    'username_taken',
    'password_invalid',
    'password_too_common',
    'confirmation_incorrect',
    'age_required',
    'terms_required',
  ],
});
