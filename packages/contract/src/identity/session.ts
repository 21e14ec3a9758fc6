import * as z from 'zod/mini';
import { member } from './member.ts';

/** Response of a successful login or registration. The token is returned once and stored hashed. */
export const session = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is the brand's default or has expired: the session may only change it. */
  needsPasswordChange: z.boolean(),
  userInfo: member,
});
