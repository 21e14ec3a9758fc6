/** What a contract can be about, and how its terms can be. */
export const contractChoices = {
  kinds: ['dividend', 'daily', 'hourly', 'realtime'],
  periods: ['daily', 'weekly', 'semimonthly', 'monthly'],
  carries: ['none', 'permanent', 'previous', 'secondHalf'],
} as const;
