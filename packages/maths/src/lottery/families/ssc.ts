import type { Family } from '../Play.ts';
import { playList, type AddPlay } from '../playList.ts';
import { combo, direct } from '../rules/direct.ts';
import { directEntries } from '../rules/directEntries.ts';
import { options } from '../rules/options.ts';
import { repeated } from '../rules/repeated.ts';
import { patternOf } from '../readSelection.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { digits, faces, pads } from '../tokens.ts';
import {
  addAnyFour,
  addAnyThree,
  addAnyTwo,
  addAnywhere,
  addDragonTiger,
  addFaces,
  addFourStars,
  addPositions,
  addSums,
  addThreeStars,
  addTwoStars,
  addZones,
  digitsAt,
} from './addThreeStars.ts';

const all = [0, 1, 2, 3, 4];
const thirds = { front: [0, 1, 2], middle: [1, 2, 3], back: [2, 3, 4] };
const halves = { front: [0, 1], back: [3, 4] };
const placeNames = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'];

/** Five digits from 0 to 9. */
export const ssc: Family = {
  key: 'ssc',
  shape: { of: 'numbers', low: 0, sizes: [10, 10, 10, 10, 10] },
  plays: makePlays(),
};

function makePlays() {
  const { plays, add } = playList('ssc', { by: 'group' });
  addFiveStars(add);
  addFourStars(add, 'star4front', [0, 1, 2, 3]);
  addFourStars(add, 'star4back', [1, 2, 3, 4]);
  for (const [name, at] of Object.entries(thirds)) addThreeStars(add, `star3${name}`, at);
  for (const [name, at] of Object.entries(halves)) addTwoStars(add, `star2${name}`, at);
  addPositions(add, 5);
  for (const codes of [1, 2]) {
    for (const [name, at] of Object.entries(thirds)) addAnywhere(add, `${name}3`, at, codes);
    addAnywhere(add, 'front4', [0, 1, 2, 3], codes);
    addAnywhere(add, 'back4', [1, 2, 3, 4], codes);
  }
  for (const codes of [1, 2, 3]) addAnywhere(add, 'all5', all, codes);
  for (const [name, at] of Object.entries(halves)) addFaces(add, `${name}2`, at);
  for (const [name, at] of Object.entries(thirds)) addFaces(add, `${name}3`, at);
  addFun(add);
  addAnyTwo(add);
  addAnyThree(add);
  addAnyFour(add);
  for (const one of all) {
    for (const other of all.slice(one + 1)) {
      addDragonTiger(add, `${placeNames[one]}-${placeNames[other]}`, [one, other]);
    }
  }
  addSums(add, 5, digitsAt(all));
  addBull(add);
  addHands(add);
  return plays;
}

function addFiveStars(add: AddPlay): void {
  const view = digitsAt(all);
  add('star5', 'direct', direct(pads(5, digits)), view);
  add('star5', 'directEntry', directEntries(pads(5, digits)), view);
  add('star5', 'combo', combo(pads(5, digits)), view);
  const single = (pick: number) => ({ times: 1, pick });
  add('star5', 'group120', repeated(digits, [single(5)]), view);
  add('star5', 'group60', repeated(digits, [{ times: 2, pick: 1 }, single(3)]), view);
  add('star5', 'group30', repeated(digits, [{ times: 2, pick: 2 }, single(1)]), view);
  add('star5', 'group20', repeated(digits, [{ times: 3, pick: 1 }, single(2)]), view);
  add(
    'star5',
    'group10',
    repeated(digits, [
      { times: 3, pick: 1 },
      { times: 2, pick: 1 },
    ]),
    view,
  );
  add('star5', 'group5', repeated(digits, [{ times: 4, pick: 1 }, single(1)]), view);
}

function addFun(add: AddPlay): void {
  for (const zones of [2, 5] as const) {
    addZones(add, 'five', all, 2, zones);
    addZones(add, 'four', [1, 2, 3, 4], 1, zones);
    addZones(add, 'front3', thirds.front, 1, zones);
    addZones(add, 'back3', thirds.back, 1, zones);
  }
  for (const [at, name] of ['once', 'twice', 'thrice', 'fourTimes'].entries()) {
    const times = (digit: number, seen: readonly number[]): number => seen.filter((one) => one === digit).length;
    add(
      'fun',
      name,
      options(
        digits.map((token) => ({ token })),
        (digit, seen) => (times(digit, seen) > at ? 1 : 0),
      ),
      digitsAt(all),
    );
  }
}

/** Every option of a play asks the same of each result in turn: memoises the latest one. */
function askedOnce<T>(find: (seen: readonly number[]) => T): (seen: readonly number[]) => T {
  let last: readonly number[] | undefined;
  let found: T;
  return (seen) => {
    if (seen !== last) found = find((last = seen));
    return found;
  };
}

/**
 * Bull: three digits whose sum ends in 0 leave two, and the last digit of their sum is the bull's number; 0 is the bull
 * of bulls, and `none` means no such three.
 */
function bullOf(seen: readonly number[]): number | undefined {
  const sum = sumOf(seen);
  for (const one of all) {
    for (const other of all.slice(one + 1)) {
      if ((sum - seen[one]! - seen[other]!) % 10 === 0) return (seen[one]! + seen[other]!) % 10;
    }
  }
  return undefined;
}

function addBull(add: AddPlay): void {
  const names = ['none', ...digits.slice(1).map((digit) => `bull${digit}`), 'bullBull'];
  const list = names.map((token) => ({ token, kind: token }));
  const rank = askedOnce((seen) => {
    const bull = bullOf(seen);
    return bull === undefined ? 0 : bull === 0 ? 10 : bull;
  });
  add(
    'bull',
    'value',
    options(list, (option, seen) => (rank(seen) === option ? 1 : 0)),
    digitsAt(all),
  );
  const isFace = (face: number, value: number): boolean =>
    [value > 5, value > 0 && value < 6, value % 2 === 1, value > 0 && value % 2 === 0][face]!;
  add(
    'bull',
    'faces',
    options(
      faces.map((token) => ({ token, kind: token })),
      (face, seen) => (isFace(face, rank(seen)) ? 1 : 0),
    ),
    digitsAt(all),
  );
}

/** The poker hand of five digits; a straight is five in a row, without wrapping from 9 to 0. */
function handOf(seen: readonly number[]): string {
  const pattern = patternOf(seen);
  if (pattern !== '11111') return pattern;
  return Math.max(...seen) - Math.min(...seen) === 4 ? 'straight' : 'high';
}

function addHands(add: AddPlay): void {
  const names = {
    five: '5',
    four: '41',
    fullHouse: '32',
    straight: 'straight',
    three: '311',
    twoPairs: '221',
    pair: '2111',
    high: 'high',
  };
  const list = Object.entries(names);
  const hand = askedOnce(handOf);
  add(
    'hand',
    'value',
    options(
      list.map(([token]) => ({ token, kind: token })),
      (option, seen) => (hand(seen) === list[option]![1] ? 1 : 0),
    ),
    digitsAt(all),
  );
}
