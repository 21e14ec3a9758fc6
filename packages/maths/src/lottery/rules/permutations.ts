import type { Column, Rule } from '../Play.ts';
import { patternOf } from '../readSelection.ts';
import { onePrize } from './direct.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Permutations of a number with this pattern of repetition: `21` has three. */
export const ordersOf = (pattern: string): number =>
  [...pattern].reduce(
    (orders, times) => orders / factorial(Number(times)),
    factorial([...pattern].reduce((sum, times) => sum + Number(times), 0)),
  );

/**
 * Written-out numbers in every permutation: a line for each permutation and each of the `times` matched prizes. The
 * view is those prizes as whole numbers.
 */
export function permutations(columns: readonly Column[], times: number): Rule {
  const sorted = (value: number): string => [...String(value).padStart(columns.length, '0')].sort().join('');
  return {
    input: { kind: 'entries', columns, isSorted: true },
    form: { of: 'permutations', times },
    prizes: onePrize,
    samples: [columns.map((_, at) => String(at)).join('')],
    count: ({ columns }) => [columns.reduce((sum, entry) => sum + ordersOf(patternOf(entry)) * times, 0)],
    hits: ({ columns }, seen) => {
      const drawn = seen.filter((value) => value >= 0).map(sorted);
      return [columns.reduce((sum, entry) => sum + drawn.filter((value) => value === entry.join('')).length, 0)];
    },
  };
}
