import * as z from 'zod/mini';
import { permissions } from './permissions.ts';
import { operation } from '../operation.ts';

/** The signed-in operator and the brand's settings. */
export const operator = z.strictObject({
  id: z.string(),
  username: z.string(),
  role: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  permissions: z.array(z.enum(permissions)),
});

/** Opens an operator's session by password and one-time code. */
export const signIn = operation({
  id: 'operators.signIn',
  method: 'POST',
  path: '/ops/operators/signIn',
  audience: 'public',
  isSealed: true,
  summary: 'Operator sign-in',
  description: 'A one-time code (RFC 6238, six digits, 30 s) opens one session only; which part was wrong is not said.',
  input: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    totp: z.string().check(z.regex(/^\d{6}$/)),
  }),
  output: z.strictObject({ token: z.string(), operator }),
  errors: ['envelope_required', 'envelope_invalid', 'envelope_expired', 'envelope_replayed', 'operator_sign_in_failed'],
});
