const of = (test: number, variants: readonly number[]): string[] => variants.map((variant) => `${test}.${variant}`);
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/**
 * The whole set of `dieharder -a`: test numbers with the variant behind the point. The lagged sums come last, since
 * they read more than all others together.
 */
export const dieharderTests: readonly string[] = [
  ...[...upTo(0, 17), 100, 101, 102].map(String),
  ...of(200, upTo(1, 12)),
  ...of(201, upTo(2, 5)),
  ...of(202, upTo(2, 5)),
  ...of(204, [0]),
  ...of(205, [0]),
  ...of(206, [256]),
  ...of(207, [32]),
  ...of(208, [0]),
  ...of(209, [12]),
  ...of(203, upTo(0, 32)),
];
