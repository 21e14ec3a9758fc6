import type { Family, Pays } from '../Play.ts';
import { playList, type View } from '../playList.ts';
import { match } from '../rules/match.ts';
import { options, type Option } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { ballSumSpace, blockSpace, countSpace } from '../digitSpace.ts';
import { faces, showsFace, tokens } from '../tokens.ts';

const balls = tokens(1, 80);
const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });
const own = (token: string): Option => ({ token, kind: token });

/**
 * Prize ratios of a pick by hits: the table of the official Happy 8 game per ticket of 2. Only the ratios count; the
 * amounts follow from the declared return.
 */
const tiersOfPick: readonly Readonly<Record<number, bigint>>[] = [
  { 1: 46n },
  { 2: 19n },
  { 3: 53n, 2: 3n },
  { 4: 100n, 3: 5n, 2: 3n },
  { 5: 1_000n, 4: 21n, 3: 3n },
  { 6: 3_000n, 5: 30n, 4: 10n, 3: 3n },
  { 7: 10_000n, 6: 288n, 5: 28n, 4: 4n, 0: 2n },
  { 8: 50_000n, 7: 800n, 6: 88n, 5: 10n, 4: 3n, 0: 2n },
  { 9: 300_000n, 8: 2_000n, 7: 200n, 6: 20n, 5: 5n, 4: 3n, 0: 2n },
  { 10: 5_000_000n, 9: 8_000n, 8: 800n, 7: 80n, 6: 5n, 5: 3n, 0: 2n },
];

/** Twenty of eighty balls: Happy 8 and keno. */
export const keno: Family = {
  key: 'keno',
  shape: { of: 'balls', low: 1, high: 80, count: 20 },
  plays: makePlays(),
};

function makePlays() {
  const { plays, add } = playList('keno', odds(9_500));
  const drawn: View = {
    see: (result) => result.map((ball) => ball - 1),
    space: ({ columns }) =>
      blockSpace(
        columns.flat().map((token) => [token, 1] as const),
        80,
        20,
      ),
  };
  for (const [at, weights] of tiersOfPick.entries()) {
    const pick = at + 1;
    const tiers = Object.entries(weights)
      .map(([hits, weight]) => ({ hits: Number(hits), weight }))
      .sort((one, other) => other.hits - one.hits);
    add('pick', `pick${pick}`, match(balls, pick, tiers, { high: 20 }), drawn, odds(9_000));
    add('all', `pick${pick}`, match(balls, pick, [{ hits: pick, weight: 1n }], { high: 20 }), drawn, odds(8_500));
    if (pick > 1) {
      add('pick', `pick${pick}Banker`, match(balls, pick, tiers, { high: 20, hasBankers: true }), drawn, odds(9_000));
      add('miss', `pick${pick}`, match(balls, pick, [{ hits: 0, weight: 1n }], { high: 20 }), drawn, odds(9_300));
    }
  }
  const total: View = { see: (result) => [sumOf(result)], space: () => ballSumSpace(80, 20) };
  const sides = [...faces, 'middle810'];
  const isSide = (side: number, sum: number): boolean => {
    if (side === 0) return sum > 810;
    if (side === 1) return sum < 810;
    return side === 4 ? sum === 810 : showsFace(side, sum, 0);
  };
  add(
    'total',
    'faces',
    options(sides.map(own), (side, [sum]) => (isSide(side, sum!) ? 1 : 0)),
    total,
  );
  const corners = ['bigOdd', 'bigEven', 'smallOdd', 'smallEven'];
  const cornerOf = (sum: number): number => (sum > 810 ? 0 : 2) + (sum % 2 === 1 ? 0 : 1);
  add(
    'total',
    'corners',
    options(corners.map(own), (at, [sum]) => (sum !== 810 && cornerOf(sum!) === at ? 1 : 0)),
    total,
  );
  const elements: readonly (readonly [string, number])[] = [
    ['metal', 695],
    ['wood', 763],
    ['water', 855],
    ['fire', 923],
    ['earth', 1_410],
  ];
  const elementOf = (sum: number): number => elements.findIndex(([, last]) => sum <= last);
  add(
    'total',
    'elements',
    options(
      elements.map(([token]) => own(token)),
      (at, [sum]) => (elementOf(sum!) === at ? 1 : 0),
    ),
    total,
  );
  const halves = (name: string, isMarked: (ball: number) => boolean, list: readonly string[]): void => {
    const view: View = { see: (result) => [result.filter(isMarked).length], space: () => countSpace(80, 20, 40) };
    add(
      'halves',
      name,
      options(list.map(own), (at, [count]) => (Math.sign(count! - 10) === [1, -1, 0][at] ? 1 : 0)),
      view,
    );
  };
  halves('upDown', (ball) => ball <= 40, ['moreUp', 'moreDown', 'level']);
  halves('oddEven', (ball) => ball % 2 === 1, ['moreOdd', 'moreEven', 'level']);
  return plays;
}
