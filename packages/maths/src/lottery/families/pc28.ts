import type { Family, Pays } from '../Play.ts';
import { playList } from '../playList.ts';
import { anyDirect } from '../rules/direct.ts';
import { options, type Option } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { digits, faces, pads, showsFace } from '../tokens.ts';
import { digitsAt, dragonTiger, firstDigits } from './addThreeStars.ts';

const all = digitsAt([0, 1, 2]);
const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });
const own = (token: string): Option => ({ token, kind: token });

/** Three digits whose sum of 0 to 27 is the number. */
export const pc28: Family = {
  key: 'pc28',
  shape: { of: 'numbers', low: 0, sizes: [10, 10, 10] },
  plays: makePlays(),
};

/**
 * The three digits of twenty keno balls: the last digit of the sum of the six lowest, of the next six and of the six
 * after them.
 */
export function digitsOfKeno(balls: readonly number[]): number[] {
  const sorted = [...balls].sort((a, b) => a - b);
  return [0, 6, 12].map((from) => sumOf(sorted.slice(from, from + 6)) % 10);
}

/** 0, 13, 14 and 27 have no wave. */
function waveOfSum(sum: number): 'red' | 'green' | 'blue' | undefined {
  if ([0, 13, 14, 27].includes(sum)) return undefined;
  return (['red', 'green', 'blue'] as const)[sum % 3];
}

function makePlays() {
  const { plays, add } = playList('pc28', odds(9_800));
  const values = Array.from({ length: 28 }, (_, sum) => ({
    token: String(sum),
    kind: `sum${Math.min(sum, 27 - sum)}`,
  }));
  add(
    'sum',
    'value',
    options(values, (sum, seen) => (sumOf(seen) === sum ? 1 : 0)),
    all,
    odds(9_500),
  );
  add(
    'sum',
    'faces',
    options(
      faces.map((token) => ({ token })),
      (face, seen) => (showsFace(face, sumOf(seen), 14) ? 1 : 0),
    ),
    all,
  );
  const corners = [
    { token: 'bigOdd', kind: 'rare' },
    { token: 'bigEven', kind: 'frequent' },
    { token: 'smallOdd', kind: 'frequent' },
    { token: 'smallEven', kind: 'rare' },
  ];
  const cornerOf = (sum: number): number => (sum >= 14 ? 0 : 2) + (sum % 2 === 1 ? 0 : 1);
  add(
    'sum',
    'corners',
    options(corners, (at, seen) => (cornerOf(sumOf(seen)) === at ? 1 : 0)),
    all,
  );
  const ends = ['extremeSmall', 'extremeBig'].map((token) => ({ token }));
  const isEnd = (at: number, sum: number): boolean => (at === 0 ? sum <= 5 : sum >= 22);
  add(
    'sum',
    'extremes',
    options(ends, (at, seen) => (isEnd(at, sumOf(seen)) ? 1 : 0)),
    all,
  );
  const colours = ['red', 'green', 'blue'];
  add(
    'sum',
    'wave',
    options(colours.map(own), (at, seen) => (waveOfSum(sumOf(seen)) === colours[at] ? 1 : 0)),
    all,
    odds(9_300),
  );
  /* Here a straight does not wrap around: 8 9 0 is none. */
  const shapes = ['triple', 'straight', 'pair', 'mixed'];
  const shapeOf = (seen: readonly number[]): string => {
    const different = new Set(seen).size;
    if (different < 3) return different === 1 ? 'triple' : 'pair';
    return Math.max(...seen) - Math.min(...seen) === 2 ? 'straight' : 'mixed';
  };
  add(
    'shape',
    'value',
    options(shapes.map(own), (at, seen) => (shapeOf(seen) === shapes[at] ? 1 : 0)),
    all,
    odds(9_300),
  );
  add('position', 'digit', anyDirect(1, pads(3, digits)), firstDigits(1, 3));
  add(
    'position',
    'faces',
    anyDirect(1, pads(3, faces), (face, digit) => digit >= 0 && showsFace(face, digit, 5)),
    firstDigits(1, 3),
  );
  add('dragonTiger', 'first-third', { ...dragonTiger(true) }, digitsAt([0, 2]));
  const beasts = ['dragon', 'tiger', 'leopard'];
  add(
    'sum',
    'beasts',
    options(beasts.map(own), (at, seen) => (sumOf(seen) % 3 === at ? 1 : 0)),
    all,
    odds(9_500),
  );
  return plays;
}
