import * as z from 'zod/mini';
import { member } from './member.ts';

/** What a successful login or registration answers. The token is shown once and stored hashed. */
export const session = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is the brand's default one or has expired: the session can do nothing but change it. */
  needsPasswordChange: z.boolean(),
  userInfo: member,
});
