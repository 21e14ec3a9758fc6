import type { Family, Pays } from '../Play.ts';
import { playList, type AddPlay, type View } from '../playList.ts';
import { ratio } from '../ratio.ts';
import { anyDirect } from '../rules/direct.ts';
import { groupEntries } from '../rules/directEntries.ts';
import { match } from '../rules/match.ts';
import { numbers } from '../rules/numbers.ts';
import { options, weighted } from '../rules/options.ts';
import { digitSpace, occurrenceSpace, uniformSpace } from '../digitSpace.ts';
import { digits, faces, pads, showsFace, tokens } from '../tokens.ts';

const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });
const market = (multiple: number, by = 1): Pays => ({
  by: 'market',
  multiple: ratio(multiple, by),
  source: 'typical Thai pay per 1: 3 top 900, 3 tod 150, 2 top and bottom 90, run top 3.2, run bottom 4.2',
});

const two = tokens(0, 99);
const three = tokens(0, 999);
const four = tokens(0, 9_999);

/** The last digits of a number, the most significant first. */
const lastDigits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(value / 10 ** (count - 1 - at)) % 10);

type Looks = Readonly<{ top: (result: readonly number[]) => number; bottom: (result: readonly number[]) => number }>;

/** The Thai bets of every draw: the last three digits of the top number, and two of the bottom one. */
function addThaiStyle(add: AddPlay, { top, bottom }: Looks): void {
  const topDigits = (count: number): View => ({
    see: (result) => lastDigits(top(result), count),
    space: () => digitSpace(count),
  });
  const bottomDigits: View = { see: (result) => lastDigits(bottom(result), 2), space: () => digitSpace(2) };
  const last = (look: Looks['top'], size: number): View => ({
    see: (result) => [look(result) % size],
    space: () => uniformSpace(size),
  });

  add('top', 'three', numbers(three), last(top, 1_000), market(900));
  add('top', 'threeTod', groupEntries(pads(3, digits), ['111', '21', '3']), topDigits(3), market(150));
  add('top', 'two', numbers(two), last(top, 100), market(90));
  add('top', 'twoTod', match(digits, 2, [{ hits: 2, weight: 1n }]), topDigits(3));
  add('top', 'fourTod', match(digits, 4, [{ hits: 3, weight: 1n }]), topDigits(3));
  add('top', 'fiveTod', match(digits, 5, [{ hits: 3, weight: 1n }]), topDigits(3));
  add('top', 'run', match(digits, 1, [{ hits: 1, weight: 1n }]), topDigits(3), market(32, 10));
  add('top', 'position', anyDirect(1, pads(3, digits)), { see: topDigits(3).see, space: () => digitSpace(1, 10, 3) });
  add('top', 'doors', doors(), topDigits(2));
  add('top', 'faces', twoFaces(500), last(top, 1_000));
  add('bottom', 'two', numbers(two), last(bottom, 100), market(90));
  add('bottom', 'run', match(digits, 1, [{ hits: 1, weight: 1n }]), bottomDigits, market(42, 10));
  add('bottom', 'position', anyDirect(1, pads(2, digits)), {
    see: bottomDigits.see,
    space: () => digitSpace(1, 10, 2),
  });
  add('bottom', 'doors', doors(), bottomDigits);
  add('bottom', 'faces', twoFaces(50), last(bottom, 100));
}

/** The nineteen two-digit numbers that contain a digit, one line each. */
const doors = () =>
  weighted(
    digits,
    ['win'],
    () => [19],
    (digit, seen) => [seen.includes(digit) ? 1 : 0],
    { samples: ['0'] },
  );

const twoFaces = (bigFrom: number) =>
  options(
    faces.map((token) => ({ token })),
    (face, [seen]) => (showsFace(face, seen!, bigFrom) ? 1 : 0),
  );

/** The last four digits of the top number, in order and in any order. */
function addFour(add: AddPlay, top: Looks['top']): void {
  add(
    'top',
    'four',
    numbers(four),
    { see: (result) => [top(result) % 10_000], space: () => uniformSpace(10_000) },
    odds(8_000),
  );
  const patterns = ['1111', '211', '22', '31', '4'];
  const view: View = { see: (result) => lastDigits(top(result), 4), space: () => digitSpace(4) };
  add('top', 'fourAnyOrder', groupEntries(pads(4, digits), patterns), view, odds(8_000));
}

/** The six-digit first prize, two three-digit front and two back numbers, and the last two digits. */
export const thai: Family = {
  key: 'thai',
  shape: { of: 'numbers', low: 0, sizes: [1_000_000, 1_000, 1_000, 1_000, 1_000, 100] },
  plays: thaiPlays(),
};

function thaiPlays() {
  const { plays, add } = playList('thai', odds(8_800));
  addThaiStyle(add, { top: (result) => result[0]!, bottom: (result) => result[5]! });
  for (const [name, at] of [
    ['front', [1, 2]],
    ['back', [3, 4]],
    ['bottom', [1, 2, 3, 4]],
  ] as const) {
    const view: View = {
      see: (result) => at.map((place) => result[place]!),
      space: ({ columns }) => occurrenceSpace(columns[0]![0]!, [at.length], 1, 1_000),
    };
    add(name, 'three', numbers(three), view);
  }
  add('top', 'six', directSix(), { see: (result) => [result[0]!], space: () => sixSpace() }, odds(6_500));
  return plays;
}

/** The complete first prize, written out. */
function directSix() {
  return {
    ...numbers(three),
    input: { kind: 'entries', columns: pads(6, digits) },
    form: { of: 'entries' },
    samples: ['000000'],
    count: ({ columns }: { columns: readonly unknown[] }) => [columns.length],
    hits: ({ columns }: { columns: readonly (readonly number[])[] }, [seen]: readonly number[]) => [
      columns.filter((entry) => Number(entry.join('')) === seen).length,
    ],
  } as const;
}

function* sixSpace(): Generator<[number[], bigint]> {
  yield [[0], 1n];
  yield [[-1], 999_999n];
}

/** Six digits; bottom are the third and fourth of them. */
export const laos: Family = {
  key: 'laos',
  shape: { of: 'numbers', low: 0, sizes: [1_000_000] },
  plays: laosPlays(),
};

function laosPlays() {
  const { plays, add } = playList('laos', odds(8_800));
  addThaiStyle(add, { top: (result) => result[0]!, bottom: (result) => Math.floor(result[0]! / 100) % 100 });
  addFour(add, (result) => result[0]!);
  return plays;
}

/** The special and the first prize of a northern Vietnamese draw, as bet on in Thailand. */
export const hanoi: Family = {
  key: 'hanoi',
  shape: { of: 'numbers', low: 0, sizes: [100_000, 100_000] },
  plays: hanoiPlays(),
};

function hanoiPlays() {
  const { plays, add } = playList('hanoi', odds(8_800));
  addThaiStyle(add, { top: (result) => result[0]!, bottom: (result) => result[1]! });
  addFour(add, (result) => result[0]!);
  return plays;
}
