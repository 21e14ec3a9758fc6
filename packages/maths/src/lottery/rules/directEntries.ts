import type { Column, Prize, Rule } from '../Play.ts';
import { patternOf } from '../readSelection.ts';
import { onePrize } from './direct.ts';

/** Written-out lines: win when every place matches, in order. */
export function directEntries(columns: readonly Column[], isDistinct = false): Rule {
  const patterns = isDistinct ? { patterns: ['1'.repeat(columns.length)] } : {};
  const sample = columns.map((column, at) => column.tokens[isDistinct ? at : 0]!);
  return {
    input: { kind: 'entries', columns, ...patterns },
    form: { of: 'entries' },
    prizes: onePrize,
    samples: [sample.join(sample.some((token) => token.length > 1) ? ' ' : '')],
    count: ({ columns }) => [columns.length],
    hits: ({ columns }, seen) => [
      columns.filter((entry) => entry.every((token, place) => token === seen[place])).length,
    ],
  };
}

/** Written-out groups: win in any order. Each pattern of repetition is a kind of line with its own prize. */
export function groupEntries(columns: readonly Column[], patterns: readonly string[]): Rule {
  const list = columns[0]!.tokens;
  const separator = list.some((token) => token.length > 1) ? ' ' : '';
  const prizes: Prize[] = patterns.map((pattern, kind) => ({ key: `pattern${pattern}`, kind, weight: 1n }));
  return {
    input: { kind: 'entries', columns, isSorted: true, patterns },
    form: { of: 'entries' },
    prizes: patterns.length === 1 ? onePrize : prizes,
    samples: patterns.map((pattern) =>
      [...pattern].flatMap((times, at) => Array.from({ length: Number(times) }, () => list[at]!)).join(separator),
    ),
    count: ({ columns }) => {
      const counts = patterns.map(() => 0);
      for (const entry of columns) counts[patterns.indexOf(patternOf(entry))]! += 1;
      return counts;
    },
    hits: ({ columns }, seen) => {
      const hits = patterns.map(() => 0);
      const kind = patterns.indexOf(patternOf(seen));
      if (kind === -1) return hits;
      const drawn = [...seen].sort((a, b) => a - b);
      hits[kind] = columns.filter((entry) => entry.every((token, place) => token === drawn[place])).length;
      return hits;
    },
  };
}
