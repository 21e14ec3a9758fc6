/** What may be staked on a round, in whole units of the currency. */
export const stakes = [1, 5, 20, 100] as const;
