import type { Family, Pays, Prize, Rule } from '../Play.ts';
import { playList, type View } from '../playList.ts';
import { ratio } from '../ratio.ts';
import { patternOf } from '../readSelection.ts';
import { numbers } from '../rules/numbers.ts';
import { ordersOf } from '../rules/permutations.ts';
import { occurrenceSpace } from '../digitSpace.ts';
import { digits, pads, tokens } from '../tokens.ts';

/** Prize groups in order: the first three, ten special and ten consolation. */
const groups = [1, 1, 1, 10, 10];
const groupOf = groups.flatMap((size, group) => Array.from({ length: size }, () => group));
const prizeNames = ['first', 'second', 'third', 'special', 'consolation'];
/** Payout per 1; the ratios are the prizes' weights. */
const big = [2_500n, 1_000n, 500n, 180n, 60n];
const small = [3_500n, 2_000n, 1_000n];
const fourA = [6_000n];
const patterns = ['1111', '211', '22', '31'];

const market = (multiple: bigint, by = 1): Pays => ({
  by: 'market',
  multiple: ratio(multiple, by),
  source:
    'prize table of Sports Toto per RM 1: big 2,500 / 1,000 / 500 / 180 / 60, small 3,500 / 2,000 / 1,000, 4A 6,000, 3A 660',
});

function makePlays() {
  const { plays, add } = playList('malaysia', market(2_500n));
  const view = (matching: (entry: readonly number[]) => number): View => ({
    see: (result) => result,
    space: ({ columns }) => {
      const entry = columns.length === 4 ? columns.flat().map((digit) => digit % 10) : columns[0]!;
      return occurrenceSpace(Number(entry.join('')), groups, matching(entry), 10_000);
    },
  });
  const orders = (entry: readonly number[]): number => ordersOf(patternOf(entry));
  for (const [name, weights] of [
    ['big', big],
    ['small', small],
    ['fourA', fourA],
  ] as const) {
    const first = weights[0]!;
    add(
      name,
      'straight',
      written(weights, 'straight'),
      view(() => 1),
      market(first),
    );
    add(name, 'box', written(weights, 'box'), view(orders), market(first));
    /* An iBox splits one bet over all permutations of a number: with 24 of them each pays a 24th. */
    if (name !== 'fourA') add(name, 'iBox', written(weights, 'iBox'), view(orders), market(first, 24));
    add(
      name,
      'roll',
      roll(weights),
      view(() => 10),
      market(first),
    );
  }
  const threes = tokens(0, 999);
  const last = (count: number): View => ({
    see: (result) => result.slice(0, count).map((number) => number % 1_000),
    space: ({ columns }) => occurrenceSpace(columns[0]![0]!, [count], 1, 1_000),
  });
  add('threeDigits', 'threeA', numbers(threes), last(1), market(660n));
  add('threeDigits', 'threeABC', numbers(threes), last(3), market(220n));
  return plays;
}

const prizesOfKinds = (weights: readonly bigint[], kinds: readonly string[]): Prize[] =>
  kinds.flatMap((name, kind) =>
    weights.map((weight, at) => ({ key: name === '' ? prizeNames[at]! : `${name}.${prizeNames[at]!}`, kind, weight })),
  );

const sorted = (entry: readonly number[]): string => [...entry].sort((a, b) => a - b).join('');

const digitsOf = (value: number): number[] => [...String(value).padStart(4, '0')].map(Number);

/**
 * Written-out numbers: in order, in every permutation with a line each (box), or in every permutation as one line
 * (iBox).
 */
function written(weights: readonly bigint[], form: 'straight' | 'box' | 'iBox'): Rule {
  const kinds = form === 'iBox' ? patterns.map((pattern) => `orders${ordersOf(pattern)}`) : [''];
  const kindOf = (entry: readonly number[]): number => (form === 'iBox' ? patterns.indexOf(patternOf(entry)) : 0);
  return {
    input: {
      ...{ kind: 'entries', columns: pads(4, digits) },
      ...(form === 'straight' ? {} : { isSorted: true }),
      ...(form === 'iBox' ? { patterns } : {}),
    },
    form: form === 'box' ? { of: 'permutations', times: 1 } : { of: 'entries' },
    prizes: prizesOfKinds(weights, kinds),
    samples: form === 'iBox' ? ['0123', '0012', '0011', '0001'] : ['0123'],
    count: ({ columns }) => {
      const counts = kinds.map(() => 0);
      for (const entry of columns) counts[kindOf(entry)]! += form === 'box' ? ordersOf(patternOf(entry)) : 1;
      return counts;
    },
    hits: ({ columns }, seen) => {
      const hits = kinds.flatMap(() => weights.map(() => 0));
      for (const entry of columns) {
        const wanted = form === 'straight' ? entry.join('') : sorted(entry);
        for (const [at, value] of seen.entries()) {
          const group = groupOf[at]!;
          if (value < 0 || group >= weights.length) continue;
          const drawn = digitsOf(value);
          if ((form === 'straight' ? drawn.join('') : sorted(drawn)) === wanted) {
            hits[kindOf(entry) * weights.length + group]! += 1;
          }
        }
      }
      return hits;
    },
  };
}

/** Three fixed digits and one open place, written R: ten lines. */
function roll(weights: readonly bigint[]): Rule {
  const open = 10;
  return {
    input: { kind: 'columns', columns: pads(4, [...digits, 'R'], 1, 1) },
    form: { of: 'roll' },
    prizes: prizesOfKinds(weights, ['']),
    samples: ['R,0,0,0'],
    count: ({ columns }) => [columns.flat().filter((token) => token === open).length === 1 ? 10 : 0],
    hits: ({ columns }, seen) => {
      const hits = weights.map(() => 0);
      const entry = columns.flat();
      for (const [at, value] of seen.entries()) {
        const group = groupOf[at]!;
        if (value < 0 || group >= weights.length) continue;
        const drawn = digitsOf(value);
        if (entry.every((token, place) => token === open || token === drawn[place])) hits[group]! += 1;
      }
      return hits;
    },
  };
}

/** Malaysia 4D: twenty-three numbers of four digits. */
export const malaysia: Family = {
  key: 'malaysia',
  shape: { of: 'numbers', low: 0, sizes: groupOf.map(() => 10_000) },
  plays: makePlays(),
};
