import type { ModelFormula } from './netOf.ts';

const formula = (fromDay: string, [platform, rebates, activity, deposit, withdrawal]: readonly number[]) =>
  ({
    ...{ fromDay, platformFeeBps: platform!, rebatesPercent: rebates!, activityPercent: activity! },
    ...{ depositFeeBps: deposit!, withdrawalFeeBps: withdrawal! },
  }) satisfies ModelFormula;

/**
 * Formulas of the brands, in the order in which they were set: one that is replaced on its own day and changes within the
 * week, one that begins within it, and one that ends.
 */
export const jobFormulas = {
  spring: [
    formula('2026-03-28', [1_000, 100, 50, 100, 200]),
    formula('2026-03-29', [5_000, 100, 100, 1_000, 1_000]),
    formula('2026-03-29', [333, 40, 100, 7, 900]),
  ],
  autumn: [formula('2026-10-25', [700, 60, 30, 150, 0])],
  steady: [formula('2026-06-05', [0, 90, 100, 50, 25]), formula('2026-06-08', [0, 0, 0, 0, 0])],
} as const;
