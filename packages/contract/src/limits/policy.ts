import * as z from 'zod/mini';

/** What a brand's licence asks for: the house's own rules are the floor, and a brand may only be stricter. */
export const policy = z.strictObject({
  profile: z.enum(['default', 'UK', 'MGA']),
  /** How long a relaxation of a member's limit waits. */
  coolingHours: z.int().check(z.gte(24, 'setting_invalid'), z.lte(720, 'setting_invalid')),
  /** The shortest self-exclusion. */
  exclusionMonths: z.int().check(z.gte(6, 'setting_invalid'), z.lte(60, 'setting_invalid')),
  /** The longest time between two reality checks. */
  reminderMinutes: z.literal([15, 30, 45, 60]),
});
