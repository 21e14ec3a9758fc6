import type { AddPlay, View } from '../playList.ts';
import { atPlaces } from '../rules/atPlaces.ts';
import { anyDirect, combo, direct, onePrize } from '../rules/direct.ts';
import { directEntries, groupEntries } from '../rules/directEntries.ts';
import { match } from '../rules/match.ts';
import { options } from '../rules/options.ts';
import { repeated } from '../rules/repeated.ts';
import { directStatistic, groupSum, groupWith, spanOf, sumOf } from '../rules/directStatistic.ts';
import { digitSpace } from '../digitSpace.ts';
import { digits, faces, pads, showsFace, tokens } from '../tokens.ts';

const viewsByPlaces = new Map<string, View>();

/** The digits at these places of the result, and the space of all of them; plays of the same places share one view. */
export function digitsAt(at: readonly number[]): View {
  const known = viewsByPlaces.get(at.join());
  if (known !== undefined) return known;
  const view: View = { see: (result) => at.map((place) => result[place]!), space: () => digitSpace(at.length) };
  viewsByPlaces.set(at.join(), view);
  return view;
}

/** All places are in the view, but a sample reads only the first `count`. */
export function firstDigits(count: number, of: number): View {
  return { see: (result) => result, space: () => digitSpace(count, 10, of) };
}

const faceMeets = (face: number, digit: number): boolean => showsFace(face, digit, 5);

/** Plays on four digits: in order, as combo, and as the four groups. */
export function addFourStars(add: AddPlay, group: string, at: readonly number[]): void {
  const view = digitsAt(at);
  add(group, 'direct', direct(pads(4, digits)), view);
  add(group, 'directEntry', directEntries(pads(4, digits)), view);
  add(group, 'combo', combo(pads(4, digits)), view);
  for (const [name, rule] of fourStarGroups()) add(group, name, rule, view);
}

function fourStarGroups() {
  return [
    ['group24', repeated(digits, [{ times: 1, pick: 4 }])],
    [
      'group12',
      repeated(digits, [
        { times: 2, pick: 1 },
        { times: 1, pick: 2 },
      ]),
    ],
    ['group6', repeated(digits, [{ times: 2, pick: 2 }])],
    [
      'group4',
      repeated(digits, [
        { times: 3, pick: 1 },
        { times: 1, pick: 1 },
      ]),
    ],
  ] as const;
}

function pairAndSingle() {
  return repeated(
    digits,
    [
      { times: 2, pick: 1 },
      { times: 1, pick: 1 },
    ],
    true,
  );
}

/** Plays on three digits. A straight may wrap around from 9 to 0: 8 9 0 and 9 0 1 count. */
export function addThreeStars(add: AddPlay, group: string, at: readonly number[]): void {
  const view = digitsAt(at);
  add(group, 'direct', direct(pads(3, digits)), view);
  add(group, 'directEntry', directEntries(pads(3, digits)), view);
  add(group, 'directSum', directStatistic(3, sumOf, 27), view);
  add(group, 'span', directStatistic(3, spanOf, 9), view);
  add(group, 'combo', combo(pads(3, digits)), view);
  add(group, 'group3', pairAndSingle(), view);
  add(group, 'group3Entry', groupEntries(pads(3, digits), ['21']), view);
  add(group, 'group6', repeated(digits, [{ times: 1, pick: 3 }]), view);
  add(group, 'group6Entry', groupEntries(pads(3, digits), ['111']), view);
  add(group, 'mixed', groupEntries(pads(3, digits), ['21', '111']), view);
  add(group, 'groupSum', groupSum(3, ['21', '111']), view);
  add(group, 'groupBanker', groupWith(3, ['21', '111']), view);
  add(
    group,
    'sumTail',
    options(
      digits.map((token) => ({ token })),
      (tail, seen) => (sumOf(seen) % 10 === tail ? 1 : 0),
    ),
    view,
  );
  add(group, 'special', shapes(['triple', 'straight', 'pair']), view);
  add(group, 'shape', shapes(['triple', 'straight', 'pair', 'halfStraight', 'mixed']), view);
}

/** The shape of three digits: the five shapes are exclusive. */
function shapeOf(seen: readonly number[]): 'triple' | 'pair' | 'straight' | 'halfStraight' | 'mixed' {
  const different = [...new Set(seen)].sort((a, b) => a - b);
  if (different.length === 1) return 'triple';
  if (different.length === 2) return 'pair';
  const steps = different.map((digit, at) => (different[(at + 1) % 3]! - digit + 10) % 10);
  const neighbours = steps.filter((step) => step === 1).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'halfStraight' : 'mixed';
}

function shapes(list: readonly string[]) {
  return options(
    list.map((token) => ({ token, kind: token })),
    (option, seen) => (shapeOf(seen) === list[option] ? 1 : 0),
  );
}

/** Plays on two digits. */
export function addTwoStars(add: AddPlay, group: string, at: readonly number[]): void {
  const view = digitsAt(at);
  add(group, 'direct', direct(pads(2, digits)), view);
  add(group, 'directEntry', directEntries(pads(2, digits)), view);
  add(group, 'directSum', directStatistic(2, sumOf, 18), view);
  add(group, 'span', directStatistic(2, spanOf, 9), view);
  add(group, 'group', repeated(digits, [{ times: 1, pick: 2 }]), view);
  add(group, 'groupEntry', groupEntries(pads(2, digits), ['11']), view);
  add(group, 'groupSum', groupSum(2, ['11']), view);
  add(group, 'groupBanker', groupWith(2, ['11']), view);
}

/** Chosen digits that appear anywhere among the places. */
export function addAnywhere(add: AddPlay, name: string, at: readonly number[], codes: number): void {
  add('anywhere', `${name}.code${codes}`, match(digits, codes, [{ hits: codes, weight: 1n }]), digitsAt(at));
}

/** Big, small, odd and even per place. */
export function addFaces(add: AddPlay, name: string, at: readonly number[]): void {
  add('faces', name, direct(pads(at.length, faces), { meets: faceMeets }), digitsAt(at));
}

/** One digit per played place, and the faces of single places. */
export function addPositions(add: AddPlay, places: number): void {
  add('position', 'digit', anyDirect(1, pads(places, digits)), firstDigits(1, places));
  add('position', 'faces', anyDirect(1, pads(places, faces), faceMeets), firstDigits(1, places));
  const primes = [2, 3, 5, 7];
  add(
    'position',
    'prime',
    anyDirect(1, pads(places, ['prime']), (_, digit) => primes.includes(digit)),
    firstDigits(1, places),
  );
  add(
    'position',
    'composite',
    anyDirect(1, pads(places, ['composite']), (_, digit) => digit >= 0 && !primes.includes(digit)),
    firstDigits(1, places),
  );
}

/** One place against another. */
export function addDragonTiger(add: AddPlay, name: string, at: readonly [number, number]): void {
  add('dragonTiger', name, dragonTiger(true), digitsAt(at));
}

/**
 * The higher of two numbers; a tie is possible where they may be equal. `isEven`: both sides have one chance, because
 * the numbers are alike.
 */
export function dragonTiger(hasTie: boolean, isEven = true) {
  const list = [
    { token: 'dragon', kind: isEven ? 'side' : 'dragon' },
    { token: 'tiger', kind: isEven ? 'side' : 'tiger' },
    ...(hasTie ? [{ token: 'tie', kind: 'tie' }] : []),
  ];
  return options(list, (option, seen) => (Math.sign(seen[0]! - seen[1]!) === [1, -1, 0][option] ? 1 : 0));
}

/** Sums of all digits: each value, and the two faces. */
export function addSums(add: AddPlay, places: number, view: View): void {
  const highest = places * 9;
  const list = Array.from({ length: highest + 1 }, (_, sum) => ({
    token: String(sum),
    kind: `sum${Math.min(sum, highest - sum)}`,
  }));
  add(
    'sum',
    'value',
    options(list, (sum, seen) => (sumOf(seen) === sum ? 1 : 0)),
    view,
  );
  add(
    'sum',
    'faces',
    options(
      faces.map((token) => ({ token })),
      (face, seen) => (showsFace(face, sumOf(seen), Math.ceil(highest / 2)) ? 1 : 0),
    ),
    view,
  );
}

/** Any two of five places. */
export function addAnyTwo(add: AddPlay): void {
  const view = firstDigits(2, 5);
  add('any2', 'direct', anyDirect(2, pads(5, digits)), view);
  add('any2', 'directEntry', atPlaces(5, 2, directEntries(pads(2, digits))), view);
  add('any2', 'directSum', atPlaces(5, 2, directStatistic(2, sumOf, 18)), view);
  add('any2', 'group', atPlaces(5, 2, repeated(digits, [{ times: 1, pick: 2 }])), view);
  add('any2', 'groupEntry', atPlaces(5, 2, groupEntries(pads(2, digits), ['11'])), view);
  add('any2', 'groupSum', atPlaces(5, 2, groupSum(2, ['11'])), view);
}

/** Any three of five places. */
export function addAnyThree(add: AddPlay): void {
  const view = firstDigits(3, 5);
  add('any3', 'direct', anyDirect(3, pads(5, digits)), view);
  add('any3', 'directEntry', atPlaces(5, 3, directEntries(pads(3, digits))), view);
  add('any3', 'directSum', atPlaces(5, 3, directStatistic(3, sumOf, 27)), view);
  add('any3', 'group3', atPlaces(5, 3, pairAndSingle()), view);
  add('any3', 'group3Entry', atPlaces(5, 3, groupEntries(pads(3, digits), ['21'])), view);
  add('any3', 'group6', atPlaces(5, 3, repeated(digits, [{ times: 1, pick: 3 }])), view);
  add('any3', 'group6Entry', atPlaces(5, 3, groupEntries(pads(3, digits), ['111'])), view);
  add('any3', 'mixed', atPlaces(5, 3, groupEntries(pads(3, digits), ['21', '111'])), view);
  add('any3', 'groupSum', atPlaces(5, 3, groupSum(3, ['21', '111'])), view);
}

/** Any four of five places. */
export function addAnyFour(add: AddPlay): void {
  const view = firstDigits(4, 5);
  add('any4', 'direct', anyDirect(4, pads(5, digits)), view);
  add('any4', 'directEntry', atPlaces(5, 4, directEntries(pads(4, digits))), view);
  for (const [name, rule] of fourStarGroups()) add('any4', name, atPlaces(5, 4, rule), view);
}

/**
 * Digits for the last places and, for those before them, only the zone: a half (small, big) or a fifth (two digits
 * each).
 */
export function addZones(add: AddPlay, name: string, at: readonly number[], zoned: number, zones: 2 | 5): void {
  const list = zones === 2 ? ['small', 'big'] : tokens(1, 5);
  const size = 10 / zones;
  const columns = [...pads(zoned, list), ...pads(at.length - zoned, digits)];
  const rule = direct(columns);
  const view = digitsAt(at);
  const seenZones = (seen: readonly number[]): number[] =>
    seen.map((digit, place) => (place < zoned ? Math.floor(digit / size) : digit));
  add(
    'fun',
    `${name}.${zones === 2 ? 'halves' : 'fifths'}`,
    { ...rule, prizes: onePrize, hits: (selection, seen) => rule.hits(selection, seenZones(seen)) },
    view,
  );
}
