import type { Column, Family, Pays } from '../Play.ts';
import { digitsOfKeno } from '../digitsOfKeno.ts';
import { kenoDigitSpace } from '../kenoDigitSpace.ts';
import { playList, type View } from '../playList.ts';
import { anyDirect, eachToken, type Meets } from '../rules/direct.ts';
import { options, type Option } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { digits, faces, pads, showsFace } from '../tokens.ts';
import { digitsAt, dragonTiger, firstDigits } from './addThreeStars.ts';

const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });
const own = (token: string): Option => ({ token, kind: token });

/**
 * Where the three digits come from: how some of them are seen, and whether all of them come equally often. Where they do
 * not, each option is a kind of its own, with its own chance and prize.
 */
type Source = Readonly<{ of: (...places: readonly number[]) => View; first: View; isEven: boolean }>;

/** Three digits whose sum of 0 to 27 is the number. */
export const pc28: Family = {
  key: 'pc28',
  shape: { of: 'numbers', low: 0, sizes: [10, 10, 10] },
  plays: makePlays('pc28', { of: (...places) => digitsAt(places), first: firstDigits(1, 3), isEven: true }),
};

const ofKeno = (...places: readonly number[]): View => ({
  see: (result) => {
    const digits = digitsOfKeno(result);
    return places.map((place) => digits[place]!);
  },
  space: () =>
    Array.from(kenoDigitSpace(), ([digits, weight]) => [places.map((place) => digits[place]!), weight] as const),
});

/** The same plays on the digits of twenty balls out of eighty, none of which is quite as frequent as another. */
export const kenoPc28: Family = {
  key: 'kenoPc28',
  shape: { of: 'balls', low: 1, high: 80, count: 20 },
  plays: makePlays('kenoPc28', { of: ofKeno, first: ofKeno(0, 1, 2), isEven: false }),
};

/** 0, 13, 14 and 27 have no wave. */
function waveOfSum(sum: number): 'red' | 'green' | 'blue' | undefined {
  if ([0, 13, 14, 27].includes(sum)) return undefined;
  return (['red', 'green', 'blue'] as const)[sum % 3];
}

function makePlays(family: string, { of, first, isEven }: Source) {
  const { plays, add } = playList(family, odds(9_800));
  const all = of(0, 1, 2);
  /** An option with the chance of others where digits are even. */
  const like = (token: string, kind?: string): Option => {
    if (!isEven) return own(token);
    return kind === undefined ? { token } : { token, kind };
  };
  const values = Array.from({ length: 28 }, (_, sum) => ({
    token: String(sum),
    kind: `sum${isEven ? Math.min(sum, 27 - sum) : sum}`,
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
      faces.map((token) => like(token)),
      (face, seen) => (showsFace(face, sumOf(seen), 14) ? 1 : 0),
    ),
    all,
  );
  const corners = [
    like('bigOdd', 'rare'),
    like('bigEven', 'frequent'),
    like('smallOdd', 'frequent'),
    like('smallEven', 'rare'),
  ];
  const cornerOf = (sum: number): number => (sum >= 14 ? 0 : 2) + (sum % 2 === 1 ? 0 : 1);
  add(
    'sum',
    'corners',
    options(corners, (at, seen) => (cornerOf(sumOf(seen)) === at ? 1 : 0)),
    all,
  );
  const ends = ['extremeSmall', 'extremeBig'].map((token) => like(token));
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
  const showsSide: Meets = (face, digit) => digit >= 0 && showsFace(face, digit, 5);
  const atPlaces = isEven ? (columns: readonly Column[], meets?: Meets) => anyDirect(1, columns, meets) : eachToken;
  add('position', 'digit', atPlaces(pads(3, digits)), first);
  add('position', 'faces', atPlaces(pads(3, faces), showsSide), first);
  add('dragonTiger', 'first-third', dragonTiger(true, isEven), of(0, 2));
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
