/**
 * The smallest of some figures that at least a share of them, from 0 to 1, does not exceed (nearest rank). Of no figures it
 * is infinite, so that a bench that measured nothing holds no limit.
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);
