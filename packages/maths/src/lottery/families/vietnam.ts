import type { Family, Pays } from '../Play.ts';
import { playList, type AddPlay, type View } from '../playList.ts';
import { ratio } from '../ratio.ts';
import { resultRows, type ResultRow } from '../resultRows.ts';
import { match } from '../rules/match.ts';
import { numbers } from '../rules/numbers.ts';
import { options } from '../rules/options.ts';
import { permutations } from '../rules/permutations.ts';
import { occurrenceSpace, presenceSpace, uniformSpace } from '../digitSpace.ts';
import { digits, faces, pads, showsFace, tokens } from '../tokens.ts';

type Structure = readonly ResultRow[];

const northern = resultRows('vnNorth')!;
const southern = resultRows('vnSouth')!;

const lengths = (structure: Structure): number[] =>
  structure.flatMap(([, length, count]) => Array.from({ length: count }, () => length));

const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });
const market = (multiple: readonly [number, number?]): Pays => ({
  by: 'market',
  multiple: ratio(multiple[0], multiple[1] ?? 1),
  source: 'payouts seen on a Vietnamese betting site: lô 99.4, 3 số 900, xiên 17 / 65 / 250',
});

const listOf = new Map([1, 2, 3, 4].map((count) => [count, tokens(0, 10 ** count - 1)]));

/** Which prizes of a draw are matched, and whether by their last or first digits. */
type Look = Readonly<{ lengths: readonly number[]; prizes: readonly number[]; digits: number; isHead?: boolean }>;

function see({ lengths, prizes, digits, isHead = false }: Look): (result: readonly number[]) => readonly number[] {
  return (result) =>
    prizes.map((prize) =>
      isHead ? Math.floor(result[prize]! / 10 ** (lengths[prize]! - digits)) : result[prize]! % 10 ** digits,
    );
}

/** A number that can win once per matched prize. */
function addNumbers(
  add: AddPlay,
  id: readonly [group: string, name: string],
  look: Look,
  pays: Pays,
  lines?: number,
): void {
  const { prizes, digits } = look;
  const view: View = {
    see: see(look),
    space: ({ columns }) => occurrenceSpace(columns[0]![0]!, [prizes.length], 1, 10 ** digits),
  };
  add(...id, numbers(listOf.get(digits)!, lines ?? prizes.length), view, pays);
}

function region(key: string, structure: Structure, isNorth: boolean): Family {
  const long = lengths(structure);
  const { plays, add } = playList(key, odds(9_500));
  const at = (...names: string[]): number[] => {
    const found = structure.flatMap(([prize, , count]) => Array.from({ length: count }, () => prize));
    return found.flatMap((prize, position) => (names.includes(prize) ? [position] : []));
  };
  const withDigits = (count: number): number[] =>
    long.flatMap((length, position) => (length >= count ? [position] : []));
  const look = (prizes: readonly number[], count: number, isHead = false): Look => ({
    ...{ lengths: long, prizes, digits: count, isHead },
  });

  const every = withDigits(2);
  const lotPays = isNorth ? market([994, 10]) : odds(9_500);
  addNumbers(add, ['lot', 'two'], look(every, 2), lotPays);
  addNumbers(add, ['lot', 'twoOneLine'], look(every, 2), isNorth ? market([994, 270]) : odds(9_500), 1);
  addNumbers(add, ['lot', 'twoHead'], look(every, 2, true), odds(9_500));
  addNumbers(add, ['lot', 'three'], look(withDigits(3), 3), market([900]));
  addNumbers(add, ['lot', 'four'], look(withDigits(4), 4), odds(8_800));
  addPermutations(add, 'three', look(withDigits(3), 3), odds(9_000));
  addPermutations(add, 'four', look(withDigits(4), 4), odds(8_800));
  const few = isNorth ? at('special', 'sixth', 'seventh') : at('special', 'fifth', 'sixth', 'seventh', 'eighth');
  addNumbers(add, ['lot', isNorth ? 'eightPrizes' : 'sevenPrizes'], look(few, 2), odds(9_500));

  addLinks(add, { see: see(look(every, 2)), prizes: every.length }, isNorth);

  const low = isNorth ? at('seventh') : at('eighth');
  addNumbers(add, ['two', 'special'], look(at('special'), 2), odds(9_700));
  addNumbers(add, ['two', 'specialHead'], look(at('special'), 2, true), odds(9_500));
  addNumbers(add, ['two', 'low'], look(low, 2), odds(9_500));
  addNumbers(add, ['two', 'lowAndSpecial'], look([...low, ...at('special')], 2), odds(9_500));
  addNumbers(add, ['two', 'first'], look(at('first'), 2), odds(9_500));
  addNumbers(add, ['two', 'firstHead'], look(at('first'), 2, true), odds(9_500));
  if (!isNorth) addNumbers(add, ['two', 'seventh'], look(at('seventh'), 2), odds(9_500));

  const threes = isNorth ? at('sixth') : at('seventh');
  addNumbers(add, ['three', 'special'], look(at('special'), 3), odds(9_000));
  addNumbers(add, ['three', 'low'], look(threes, 3), odds(9_000));
  addNumbers(add, ['three', 'lowAndSpecial'], look([...threes, ...at('special')], 3), odds(9_000));
  addNumbers(add, ['three', 'first'], look(at('first'), 3), odds(9_000));
  addPermutations(add, 'special', look(at('special'), 3), odds(9_000));
  addPermutations(add, 'low', look(threes, 3), odds(9_000));
  addPermutations(add, 'lowAndSpecial', look([...threes, ...at('special')], 3), odds(9_000));
  addNumbers(add, ['four', 'special'], look(at('special'), 4), odds(8_800));

  addDigits(add);
  const shape = { of: 'numbers', low: 0, sizes: long.map((length) => 10 ** length) } as const;
  return { key, shape, plays };
}

function addPermutations(add: AddPlay, name: string, look: Look, pays: Pays): void {
  const { prizes, digits: count } = look;
  const orders = count === 3 ? 6 : 24;
  const view: View = {
    see: see(look),
    space: ({ columns }) => occurrenceSpace(Number(columns[0]!.join('')), [prizes.length], orders, 10 ** count),
  };
  add('orders', name, permutations(pads(count, digits), prizes.length), view, pays);
}

/** Numbers that must all appear, and numbers of which none may appear. */
function addLinks(add: AddPlay, { see, prizes }: { see: View['see']; prizes: number }, isNorth: boolean): void {
  const view: View = { see, space: ({ columns }) => presenceSpace(columns.flat(), prizes, 100) };
  const list = listOf.get(2)!;
  for (const [pick, multiple] of [
    [2, 17],
    [3, 65],
    [4, 250],
  ] as const) {
    const rule = match(list, pick, [{ hits: pick, weight: 1n }]);
    add('link', `pick${pick}`, rule, view, isNorth ? market([multiple]) : odds(8_500));
    const banker = match(list, pick, [{ hits: pick, weight: 1n }], { hasBankers: true });
    add('link', `pick${pick}Banker`, banker, view, isNorth ? market([multiple]) : odds(8_500));
  }
  for (const pick of [4, 5, 6, 7, 8, 9, 10, 12, 14]) {
    add('miss', `pick${pick}`, match(list, pick, [{ hits: 0, weight: 1n }], { high: 30 }), view, odds(9_300));
  }
}

/** Single digits and the two faces of the special prize's last two digits. */
function addDigits(add: AddPlay): void {
  const last: View = { see: (result) => [result[0]! % 100], space: () => uniformSpace(100) };
  const one = digits.map((token) => ({ token }));
  add(
    'digit',
    'tens',
    options(one, (digit, [seen]) => (Math.floor(seen! / 10) === digit ? 1 : 0)),
    last,
  );
  add(
    'digit',
    'units',
    options(one, (digit, [seen]) => (seen! % 10 === digit ? 1 : 0)),
    last,
  );
  const sum = (seen: number): number => (Math.floor(seen / 10) + (seen % 10)) % 10;
  add(
    'digit',
    'sumTail',
    options(one, (digit, [seen]) => (sum(seen!) === digit ? 1 : 0)),
    last,
  );
  const two = faces.map((token) => ({ token }));
  add(
    'faces',
    'special',
    options(two, (face, [seen]) => (showsFace(face, seen!, 50) ? 1 : 0)),
    last,
  );
  const doubles = [{ token: 'double' }];
  add(
    'faces',
    'double',
    options(doubles, (_, [seen]) => (Math.floor(seen! / 10) === seen! % 10 ? 1 : 0)),
    last,
  );
}

const vietnamNorth = region('vnNorth', northern, true);
const vietnamCentral = region('vnCentral', southern, false);
const vietnamSouth = region('vnSouth', southern, false);

/** Two southern or central stations of one day together: numbers over both. */
const vietnamTwoStations: Family = {
  key: 'vnTwoStations',
  shape: { of: 'numbers', low: 0, sizes: [...lengths(southern), ...lengths(southern)].map((length) => 10 ** length) },
  plays: twoStations(),
};

function twoStations() {
  const { plays, add } = playList('vnTwoStations', odds(8_500));
  const long = [...lengths(southern), ...lengths(southern)];
  const prizes = long.map((_, at) => at);
  addNumbers(add, ['lot', 'two'], { lengths: long, prizes, digits: 2 }, odds(9_500));
  const view: View = {
    see: see({ lengths: long, prizes, digits: 2 }),
    space: ({ columns }) => presenceSpace(columns.flat(), prizes.length, 100),
  };
  for (const pick of [2, 3, 4]) {
    add('link', `pick${pick}`, match(listOf.get(2)!, pick, [{ hits: pick, weight: 1n }]), view);
  }
  return plays;
}

/** The three regions, and two southern or central stations together. */
export const vietnam: readonly Family[] = [vietnamNorth, vietnamCentral, vietnamSouth, vietnamTwoStations];
