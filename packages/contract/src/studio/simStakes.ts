/** Allowed stakes of a simulated vendor, in whole units of the currency. */
export const simStakes = [1, 5, 20, 100] as const;
