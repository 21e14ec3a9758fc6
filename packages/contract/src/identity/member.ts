import * as z from 'zod/mini';

/**
 * The signed-in account as its owner sees it. `type` 0 is a plain member, 4 a trial; agent types are configured by the
 * brand.
 */
export const member = z.strictObject({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  currency: z.string(),
  language: z.string(),
  /** Name of the avatar picture. */
  icon: z.string(),
  /** True while only a password change is allowed. */
  needsPasswordChange: z.boolean(),
});
