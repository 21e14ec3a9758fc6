/** The shares of a formula; by what a stored figure is divided to be a percentage. */
export const formulaFields = [
  { name: 'platformFeeBps', divisor: 100, most: 50 },
  { name: 'rebatesPercent', divisor: 1, most: 100 },
  { name: 'activityPercent', divisor: 1, most: 100 },
  { name: 'depositFeeBps', divisor: 100, most: 10 },
  { name: 'withdrawalFeeBps', divisor: 100, most: 10 },
] as const;

export type FormulaField = (typeof formulaFields)[number]['name'];
