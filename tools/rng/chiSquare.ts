/** Two-sided 99 % of the normal distribution. */
const z99 = 2.5758293035489;

export interface ChiSquare {
  statistic: number;
  /** The interval of 99 of 100 fair counts. */
  low: number;
  high: number;
  isInside: boolean;
}

/**
 * Two-sided chi-square test of uniform counts: too even is suspicious as well. The bounds are by Wilson and Hilferty,
 * accurate to a tenth from nine degrees of freedom on.
 */
export function chiSquare(counts: Float64Array): ChiSquare {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const bound = (z: number): number => {
    const spread = 2 / (9 * freedom);
    return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
  };
  const [low, high] = [bound(-z99), bound(z99)];
  return { statistic, low, high, isInside: statistic >= low && statistic <= high };
}
