import { choose } from '../choose.ts';
import type { RepeatedPart, Rule } from '../Play.ts';
import { pad } from '../tokens.ts';
import { onePrize } from './direct.ts';

/**
 * A group by how often its tokens repeat: one column per part with so many different tokens, each repeated so many
 * times, in any order. `isShared`: both parts are taken from one column, as a pair and a single of the same digits.
 */
export function repeated(list: readonly string[], parts: readonly RepeatedPart[], isShared = false): Rule {
  const separator = list.some((token) => token.length > 1) ? ' ' : '';
  const needed = parts.reduce((sum, { pick }) => sum + pick, 0);
  const columns = isShared ? [pad(list, needed)] : parts.map(({ pick }) => pad(list, pick));
  let used = 0;
  const sample = isShared
    ? list.slice(0, needed).join(separator)
    : parts.map(({ pick }) => list.slice(used, (used += pick)).join(separator)).join(',');
  return {
    input: { kind: 'columns', columns },
    form: { of: 'repeated', parts, isShared },
    prizes: onePrize,
    samples: [sample],
    count: ({ columns }) => [isShared ? countShared(columns[0]!.length, parts) : countParts(columns, parts)],
    hits: ({ columns }, seen) => [wins(columns, parts, isShared, seen) ? 1 : 0],
  };
}

function countShared(size: number, parts: readonly RepeatedPart[]): number {
  let left = size;
  let ways = 1;
  for (const { pick } of parts) {
    ways *= choose(left, pick);
    left -= pick;
  }
  return ways;
}

/** With two columns: the first part takes so many of the tokens common to both, and the second cannot reuse them. */
function countParts([first = [], second]: readonly (readonly number[])[], parts: readonly RepeatedPart[]): number {
  const pick = parts[0]!.pick;
  if (second === undefined) return choose(first.length, pick);
  const inBoth = first.filter((token) => second.includes(token)).length;
  let ways = 0;
  for (let taken = 0; taken <= Math.min(pick, inBoth); taken += 1) {
    ways +=
      choose(inBoth, taken) *
      choose(first.length - inBoth, pick - taken) *
      choose(second.length - taken, parts[1]!.pick);
  }
  return ways;
}

function wins(
  columns: readonly (readonly number[])[],
  parts: readonly RepeatedPart[],
  isShared: boolean,
  seen: readonly number[],
): boolean {
  const counts = new Map<number, number>();
  for (const token of seen) counts.set(token, (counts.get(token) ?? 0) + 1);
  let matched = 0;
  for (const [at, { times, pick }] of parts.entries()) {
    const column = columns[isShared ? 0 : at]!;
    const drawn = [...counts].filter(([, count]) => count === times);
    if (drawn.length !== pick || drawn.some(([token]) => !column.includes(token))) return false;
    matched += pick;
  }
  return matched === counts.size;
}
