import type { Rule } from '../Play.ts';
import { patternOf } from '../readSelection.ts';
import { digitSpace } from '../digitSpace.ts';
import { tokens } from '../tokens.ts';
import { weighted } from './options.ts';

export const sumOf = (seen: readonly number[]): number => seen.reduce((sum, digit) => sum + digit, 0);
export const spanOf = (seen: readonly number[]): number => Math.max(...seen) - Math.min(...seen);

/** All ordered numbers of this many digits with the chosen sum or span. */
export function directStatistic(places: number, statistic: (seen: readonly number[]) => number, highest: number): Rule {
  const ways = Array.from({ length: highest + 1 }, () => 0);
  for (const [seen] of digitSpace(places)) ways[statistic(seen)]! += 1;
  return weighted(
    Array.from({ length: highest + 1 }, (_, value) => String(value)),
    ['win'],
    (value) => [ways[value]!],
    (value, seen) => [statistic(seen) === value ? 1 : 0],
    { samples: ['0'] },
  );
}

/** All groups with the chosen sum, except those of a single repeated digit. Each pattern has its own prize. */
export function groupSum(places: number, patterns: readonly string[]): Rule {
  return groupStatistic(
    places,
    patterns,
    tokens(1, places * 9 - 1)
      .map(Number)
      .map(String),
    (seen, at) => sumOf(seen) === at + 1,
    {
      samples: patterns.map((pattern) => (pattern.startsWith('2') ? '1' : String((places * (places - 1)) / 2))),
    },
  );
}

/** All groups that contain the chosen digit, except those of that digit alone. */
export function groupWith(places: number, patterns: readonly string[]): Rule {
  return groupStatistic(places, patterns, tokens(0, 9), (seen, digit) => seen.includes(digit), {
    high: 1,
    samples: ['0'],
  });
}

function groupStatistic(
  places: number,
  patterns: readonly string[],
  list: readonly string[],
  has: (seen: readonly number[], option: number) => boolean,
  limits: { high?: number; samples: readonly string[] },
): Rule {
  const groups: (readonly number[])[] = [];
  for (const [seen] of digitSpace(places)) {
    if (seen.every((digit, at) => at === 0 || digit >= seen[at - 1]!)) groups.push(seen);
  }
  return weighted(
    list,
    patterns.length === 1 ? ['win'] : patterns.map((pattern) => `pattern${pattern}`),
    (option) =>
      patterns.map((pattern) => groups.filter((group) => patternOf(group) === pattern && has(group, option)).length),
    (option, seen) => {
      const pattern = has(seen, option) ? patternOf(seen) : '';
      return patterns.map((own) => (own === pattern ? 1 : 0));
    },
    limits,
  );
}
