import * as z from 'zod/mini';

/** Requirements of a brand's licence: the defaults are the floor, a brand may only be stricter. */
export const policy = z.strictObject({
  profile: z.enum(['default', 'UK', 'MGA']),
  /** The cooling-off period of a relaxation. */
  coolingHours: z.int().check(z.gte(24, 'setting_invalid'), z.lte(720, 'setting_invalid')),
  /** The minimum self-exclusion. */
  exclusionMonths: z.int().check(z.gte(6, 'setting_invalid'), z.lte(60, 'setting_invalid')),
  /** The maximum interval of reality checks. */
  reminderMinutes: z.literal([15, 30, 45, 60]),
});
