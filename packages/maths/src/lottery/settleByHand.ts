import type { Play, Selection } from './Play.ts';
import { products, subsets } from './randomText.ts';

/* A second settlement for the tests, by hand: lines are written out one by one and held beside what was drawn. It shares
   nothing with the rules but the names of plays and tokens. */

/** The animal of the lunar year whose Mark Six is settled here. */
export const HORSE = 6;

/** What was chosen, as it is written; `result` is what was drawn, `won` and `back` what comes of it. */
export type Bet = { cols: string[][]; entries: string[][]; places: readonly number[] };

/** Winning and returned lines; `by` prize where one line may win several, or an option has lines of several kinds. */
export type Came = { won: number; back: number; by?: Readonly<Record<string, number>> };

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
/** What came, prize by prize. */
function cameBy(each: readonly (readonly [prize: string, lines: number])[]): Came {
  const by: Record<string, number> = {};
  for (const [prize, lines] of each) by[prize] = (by[prize] ?? 0) + lines;
  return { won: sum(Object.values(by)), back: 0, by };
}

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
const numbersOf = (list: readonly string[]): number[] => list.map(Number);
const count = <T>(list: readonly T[], isSo: (one: T, at: number) => boolean): number => list.filter(isSo).length;
const lastOf = (value: number, digits: number): string => String(value).padStart(digits, '0').slice(-digits);
const digitsOf = (value: number, digits: number): number[] => [...lastOf(value, digits)].map(Number);
const face = (token: string, value: number, bigFrom: number): boolean =>
  ({ big: value >= bigFrom, small: value < bigFrom, odd: value % 2 !== 0, even: value % 2 === 0 })[token]!;
const corner = (token: string, value: number, bigFrom: number): boolean =>
  token === (value >= bigFrom ? 'big' : 'small') + (value % 2 === 0 ? 'Even' : 'Odd');
const tokensThat = ({ cols }: Bet, isSo: (token: string) => boolean): number => count(cols[0]!, isSo);
const patternOf = (list: readonly number[]): string =>
  [...new Set(list)]
    .map((one) => count(list, (other) => other === one))
    .sort((a, b) => b - a)
    .join('');

/** Lines that have all of a draw's shape: so many different tokens so many times each. */
function groupLines(parts: readonly (readonly [times: number, pick: number])[], cols: readonly number[][]): number[][] {
  return parts
    .reduce<number[][][]>(
      (lines, [times, pick], at) =>
        lines.flatMap((line) =>
          subsets(cols[at] ?? cols[0]!, pick)
            .filter((some) => some.every((one) => !line.flat().includes(one)))
            .map((some) => [...line, some.flatMap((one) => Array.from({ length: times }, () => one))]),
        ),
      [[]],
    )
    .map((line) => line.flat());
}

const groups: Record<string, readonly (readonly [number, number])[]> = {
  '5 group120': [[1, 5]],
  '5 group60': [
    [2, 1],
    [1, 3],
  ],
  '5 group30': [
    [2, 2],
    [1, 1],
  ],
  '5 group20': [
    [3, 1],
    [1, 2],
  ],
  '5 group10': [
    [3, 1],
    [2, 1],
  ],
  '5 group5': [
    [4, 1],
    [1, 1],
  ],
  '4 group24': [[1, 4]],
  '4 group12': [
    [2, 1],
    [1, 2],
  ],
  '4 group6': [[2, 2]],
  '4 group4': [
    [3, 1],
    [1, 1],
  ],
  '3 group3': [
    [2, 1],
    [1, 1],
  ],
  '3 group6': [[1, 3]],
  '2 group': [[1, 2]],
};

function shapeOf(drawn: readonly number[]): string {
  const different = [...new Set(drawn)];
  if (different.length < 3) return different.length === 1 ? 'triple' : 'pair';
  const isIn = (digit: number): boolean => different.includes(digit % 10);
  if (different.some((digit) => isIn(digit + 1) && isIn(digit + 2))) return 'straight';
  return different.some((digit) => isIn(digit + 1)) ? 'halfStraight' : 'mixed';
}

/** Plays on so many digits in a row. */
function starPlay(name: string, drawn: readonly number[], bet: Bet): number | Came {
  const { cols, entries } = bet;
  const chosen = cols.map(numbersOf);
  const written = entries.map(numbersOf);
  const parts = groups[`${drawn.length} ${name}`];
  if (parts !== undefined) return count(groupLines(parts, chosen), (line) => sorted(line) === sorted(drawn));
  const isAlike = new Set(drawn).size === 1;
  const byPattern = (lines: number): Came => cameBy([[`pattern${patternOf(drawn)}`, lines]]);
  switch (name) {
    case 'direct':
      return count(products(chosen), (line) => line.join() === drawn.join());
    case 'directEntry':
      return count(written, (line) => line.join() === drawn.join());
    case 'combo':
      return cameBy(
        products(chosen).flatMap((line) =>
          line.map((_, at) => [`last${line.length - at}`, line.slice(at).join() === drawn.slice(at).join() ? 1 : 0]),
        ),
      );
    case 'directSum':
      return tokensThat(bet, (token) => Number(token) === sum(drawn));
    case 'span':
      return tokensThat(bet, (token) => Number(token) === Math.max(...drawn) - Math.min(...drawn));
    case 'group3Entry':
    case 'group6Entry':
    case 'mixed':
    case 'groupEntry':
      return byPattern(count(written, (line) => sorted(line) === sorted(drawn)));
    case 'groupSum':
      return byPattern(isAlike ? 0 : tokensThat(bet, (token) => Number(token) === sum(drawn)));
    case 'groupBanker':
      return byPattern(isAlike ? 0 : tokensThat(bet, (token) => drawn.includes(Number(token))));
    case 'sumTail':
      return tokensThat(bet, (token) => Number(token) === sum(drawn) % 10);
    case 'special':
    case 'shape':
      return tokensThat(bet, (token) => token === shapeOf(drawn));
    default:
      throw new Error(name);
  }
}

const stars: Record<string, readonly number[]> = {
  ...{ star5: [0, 1, 2, 3, 4], star4front: [0, 1, 2, 3], star4back: [1, 2, 3, 4], star3: [0, 1, 2] },
  ...{ star3front: [0, 1, 2], star3middle: [1, 2, 3], star3back: [2, 3, 4], star2front: [0, 1] },
};
const wordPlaces = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'];
const wide: Record<string, readonly number[]> = {
  ...{ front2: [0, 1], front3: [0, 1, 2], middle3: [1, 2, 3], back3: [2, 3, 4], front4: [0, 1, 2, 3] },
  ...{ back4: [1, 2, 3, 4], all5: [0, 1, 2, 3, 4], five: [0, 1, 2, 3, 4], four: [1, 2, 3, 4], all3: [0, 1, 2] },
};
const primes = ['2', '3', '5', '7'];

/** Five digits, or three. */
function digitGame(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const size = result.length;
  const at = (places: readonly number[]): number[] => places.map((place) => result[place]!);
  const widthOf = (key: string): readonly number[] =>
    key === 'back2' || key === 'star2back' ? [size - 2, size - 1] : (wide[key] ?? stars[key])!;
  const { cols, places } = bet;
  if (group.startsWith('star')) return starPlay(name, at(widthOf(group)), bet);
  if (group.startsWith('any') && group !== 'anywhere') {
    const pick = Number(group.at(-1));
    if (name === 'direct') {
      return sum(
        subsets([0, 1, 2, 3, 4], pick).map((some) =>
          some.every((place) => cols[place]!.includes(String(result[place]))) ? 1 : 0,
        ),
      );
    }
    const came = subsets([...places], pick).map((some) => starPlay(name, at(some), bet));
    return cameBy(came.flatMap((one) => (typeof one === 'number' ? [['win', one]] : Object.entries(one.by ?? {}))));
  }
  const dragon = /^(\w+)-(\w+)$/.exec(name);
  if (group === 'dragonTiger' && dragon !== null) {
    const words = size === 5 ? wordPlaces : wordPlaces.slice(2);
    const [one, other] = at([words.indexOf(dragon[1]!), words.indexOf(dragon[2]!)]);
    return tokensThat(bet, (token) => token === (one! > other! ? 'dragon' : one! < other! ? 'tiger' : 'tie'));
  }
  switch (group) {
    case 'position':
      return sum(
        cols.map((tokens, place) =>
          count(tokens, (token) => {
            const digit = String(result[place]);
            if (name === 'digit') return token === digit;
            if (name === 'faces') return face(token, Number(digit), 5);
            return primes.includes(digit) === (name === 'prime');
          }),
        ),
      );
    case 'anywhere': {
      const [where = '', code = ''] = name.split('.code');
      const drawn = at(widthOf(where)).map(String);
      return count(subsets(cols[0]!, Number(code)), (line) => line.every((token) => drawn.includes(token)));
    }
    case 'faces': {
      const drawn = at(widthOf(name));
      return drawn.reduce((lines, digit, place) => lines * count(cols[place]!, (token) => face(token, digit, 5)), 1);
    }
    case 'fun': {
      const [where = '', zones] = name.split('.');
      const often = ['once', 'twice', 'thrice', 'fourTimes'].indexOf(name) + 1;
      if (often > 0) return tokensThat(bet, (token) => count(result, (digit) => String(digit) === token) >= often);
      const drawn = at(widthOf(where));
      return drawn.every((digit, place) => {
        if (place >= (where === 'five' ? 2 : 1)) return cols[place]!.includes(String(digit));
        return cols[place]!.includes(zones === 'halves' ? (digit < 5 ? 'small' : 'big') : String(1 + (digit >> 1)));
      })
        ? 1
        : 0;
    }
    case 'sum':
      return tokensThat(bet, (token) =>
        name === 'value' ? Number(token) === sum(result) : face(token, sum(result), size === 5 ? 23 : 14),
      );
    case 'bull': {
      const three = subsets([0, 1, 2, 3, 4], 3).find((some) => sum(at(some)) % 10 === 0);
      const bull = three === undefined ? undefined : (sum(result) - sum(at(three))) % 10;
      const rank = bull === undefined ? 0 : bull === 0 ? 10 : bull;
      if (name === 'value') {
        const called = bull === undefined ? 'none' : bull === 0 ? 'bullBull' : `bull${bull}`;
        return tokensThat(bet, (token) => token === called);
      }
      return rank === 0 ? 0 : tokensThat(bet, (token) => face(token, rank, 6));
    }
    case 'hand': {
      const pattern = patternOf(result);
      const isStraight = pattern === '11111' && Math.max(...result) - Math.min(...result) === 4;
      const names: Record<string, string> = { '5': 'five', '41': 'four', '32': 'fullHouse', '311': 'three' };
      const rest: Record<string, string> = { '221': 'twoPairs', '2111': 'pair', '11111': 'high' };
      const hand = isStraight ? 'straight' : (names[pattern] ?? rest[pattern]);
      return tokensThat(bet, (token) => token === hand);
    }
    default:
      throw new Error(group);
  }
}

/** Balls in the order they came, or any of them: eleven choose five, and a race of ten. */
function ballGame(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const { cols, entries } = bet;
  const isRace = result.length === 10;
  const chosen = cols.map(numbersOf);
  const written = entries.map(numbersOf);
  const where = /^(front|middle|back)(\d)$/.exec(group === 'anywhere' ? name : group);
  const width = Number(where?.[2] ?? 0);
  const from = where?.[1] === 'front' ? 0 : where?.[1] === 'middle' ? 1 : result.length - width;
  const drawn = result.slice(from, from + width);
  const bankers = (pick: number): number[][] =>
    subsets(chosen[1] ?? [], pick - chosen[0]!.length).map((rest) => [...chosen[0]!, ...rest]);
  if (group === 'anywhere') return count(chosen[0]!, (ball) => drawn.includes(ball));
  if (where !== null) {
    if (name === 'direct') return count(products(chosen), (line) => line.join() === drawn.join());
    if (name === 'directEntry') return count(written, (line) => line.join() === drawn.join());
    const lines = name === 'group' ? subsets(chosen[0]!, width) : name === 'groupEntry' ? written : bankers(width);
    return count(lines, (line) => sorted(line) === sorted(drawn));
  }
  const total = sum(isRace ? result.slice(0, 2) : result);
  const pair = /(?:ball|rank)(\d+)-(?:ball|rank)(\d+)/.exec(name);
  switch (group) {
    case 'position':
      return sum(
        cols.map((tokens, place) =>
          count(tokens, (token) =>
            name === 'faces' ? face(token, result[place]!, 6) : Number(token) === result[place],
          ),
        ),
      );
    case 'any': {
      const [, size = '', way = ''] = /^pick(\d)(\w*)$/.exec(name) ?? [];
      const pick = Number(size);
      const lines = way === 'Entry' ? written : way === 'Banker' ? bankers(pick) : subsets(chosen[0]!, pick);
      return count(lines, (line) =>
        pick <= 5 ? line.every((ball) => result.includes(ball)) : result.every((ball) => line.includes(ball)),
      );
    }
    case 'fun': {
      const odd = count(result, (ball) => ball % 2 === 1);
      const middle = [...result].sort((a, b) => a - b)[2]!;
      return tokensThat(bet, (token) =>
        name === 'oddEven' ? token === `${odd}odd${5 - odd}even` : Number(token) === middle,
      );
    }
    case 'sum':
      if (name === 'value') return tokensThat(bet, (token) => Number(token) === total);
      if (name === 'tailFaces')
        return tokensThat(bet, (token) => token === (total % 10 >= 5 ? 'tailBig' : 'tailSmall'));
      if (isRace) return tokensThat(bet, (token) => face(token, total, 12));
      return {
        won: tokensThat(bet, (token) => !(total === 30 && /big|small/.test(token)) && face(token, total, 31)),
        back: total === 30 ? tokensThat(bet, (token) => /big|small/.test(token)) : 0,
      };
    case 'dragonTiger': {
      const [one, other] = [result[Number(pair?.[1]) - 1]!, result[Number(pair?.[2]) - 1]!];
      return tokensThat(bet, (token) => token === (one > other ? 'dragon' : 'tiger'));
    }
    default:
      throw new Error(group);
  }
}

function dice(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const { cols, entries } = bet;
  const total = sum(result);
  const low = [...result].sort((a, b) => a - b);
  const isTriple = patternOf(result) === '3';
  const isStraight = low[1] === low[0]! + 1 && low[2] === low[0]! + 2;
  const bankers = (pick: number): string[][] =>
    subsets(cols[1] ?? [], pick - cols[0]!.length).map((rest) => [...cols[0]!, ...rest]);
  switch (`${group}.${name}`) {
    case 'sum.value':
      return tokensThat(bet, (token) => Number(token) === total);
    case 'sum.faces':
      return tokensThat(bet, (token) => face(token, total, 11));
    case 'sum.facesButTriples':
      return isTriple ? 0 : tokensThat(bet, (token) => face(token, total, 11));
    case 'sum.corners':
      return tokensThat(bet, (token) => corner(token, total, 11));
    case 'triple.one':
    case 'straight.one':
      return tokensThat(bet, (token) => token === low.join(''));
    case 'triple.any':
      return isTriple ? 1 : 0;
    case 'straight.any':
      return isStraight ? 1 : 0;
    case 'pair.single':
      return count(
        groupLines(
          [
            [2, 1],
            [1, 1],
          ],
          cols.map(numbersOf),
        ),
        (line) => sorted(line) === sorted(result),
      );
    case 'pair.singleEntry':
    case 'different.threeEntry':
      return count(entries, (line) => sorted(numbersOf(line)) === sorted(result));
    case 'pair.any':
      return tokensThat(bet, (token) => count(result, (die) => String(die) === token[0]) >= 2);
    case 'different.three':
    case 'different.two':
    case 'different.threeBanker':
    case 'different.twoBanker':
    case 'different.twoEntry': {
      const pick = name.startsWith('three') ? 3 : 2;
      const lines = name.endsWith('Entry')
        ? entries
        : name.endsWith('Banker')
          ? bankers(pick)
          : subsets(cols[0]!, pick);
      return count(lines, (line) => line.every((die) => result.includes(Number(die))));
    }
    case 'single.appears':
      return tokensThat(bet, (token) => result.includes(Number(token)));
    case 'span.value':
      return tokensThat(bet, (token) => Number(token) === low[2]! - low[0]!);
    case 'colour.value': {
      const red = count(result, (die) => die === 1 || die === 4);
      return tokensThat(bet, (token) => token === (red === 3 ? 'allRed' : red === 0 ? 'allBlack' : 'mixed'));
    }
    default:
      throw new Error(`${group}.${name}`);
  }
}

function pc28(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const total = sum(result);
  const wave = [0, 13, 14, 27].includes(total) ? '' : ['red', 'green', 'blue'][total % 3];
  const low = [...result].sort((a, b) => a - b);
  const isStraight = low[1] === low[0]! + 1 && low[2] === low[0]! + 2;
  const shape = { '3': 'triple', '21': 'pair', '111': isStraight ? 'straight' : 'mixed' }[patternOf(result)];
  switch (`${group}.${name}`) {
    case 'sum.value':
      return tokensThat(bet, (token) => Number(token) === total);
    case 'sum.faces':
      return tokensThat(bet, (token) => face(token, total, 14));
    case 'sum.corners':
      return tokensThat(bet, (token) => corner(token, total, 14));
    case 'sum.extremes':
      return tokensThat(bet, (token) => (token === 'extremeBig' ? total >= 22 : total <= 5));
    case 'sum.wave':
      return tokensThat(bet, (token) => token === wave);
    case 'sum.beasts':
      return tokensThat(bet, (token) => token === ['dragon', 'tiger', 'leopard'][total % 3]);
    case 'shape.value':
      return tokensThat(bet, (token) => token === shape);
    case 'position.digit':
    case 'position.faces':
      return sum(
        bet.cols.map((tokens, place) =>
          count(tokens, (token) =>
            name === 'digit' ? Number(token) === result[place] : face(token, result[place]!, 5),
          ),
        ),
      );
    case 'dragonTiger.first-third': {
      const called = result[0]! > result[2]! ? 'dragon' : result[0]! < result[2]! ? 'tiger' : 'tie';
      return tokensThat(bet, (token) => token === called);
    }
    default:
      throw new Error(`${group}.${name}`);
  }
}

/** On the digits of keno's balls every option has a prize of its own; of those of one column only one is looked at. */
function kenoPc28(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const balls = [...result].sort((one, other) => one - other);
  const drawn = [0, 1, 2].map((nth) => Number(lastOf(sum(balls.slice(nth * 6, nth * 6 + 6)), 1)));
  if (group !== 'position') return pc28(group, name, bet, drawn);
  return cameBy(
    bet.cols.flatMap((tokens, place) =>
      tokens.map((token): [string, number] => {
        const isHit = name === 'digit' ? Number(token) === drawn[place] : face(token, drawn[place]!, 5);
        return [`place${place + 1}.${token}`, isHit ? 1 : 0];
      }),
    ),
  );
}

const paidHits: readonly (readonly number[])[] = [
  ...[[], [1], [2], [2, 3], [2, 3, 4], [3, 4, 5], [3, 4, 5, 6], [0, 4, 5, 6, 7], [0, 4, 5, 6, 7, 8]],
  ...[
    [0, 4, 5, 6, 7, 8, 9],
    [0, 5, 6, 7, 8, 9, 10],
  ],
];

function keno(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const [chosen = [], rest = []] = bet.cols.map(numbersOf);
  const total = sum(result);
  const [, size = '', way = ''] = /^pick(\d+)(\w*)$/.exec(name) ?? [];
  const pick = Number(size);
  if (size !== '') {
    const lines =
      way === 'Banker'
        ? subsets(rest, pick - chosen.length).map((some) => [...chosen, ...some])
        : subsets(chosen, pick);
    const wins = group === 'pick' ? paidHits[pick]! : group === 'all' ? [pick] : [0];
    const hits = lines.map((line) => count(line, (ball) => result.includes(ball)));
    return cameBy(hits.filter((hit) => wins.includes(hit)).map((hit) => [`hit${hit}`, 1]));
  }
  const element = ['metal', 'wood', 'water', 'fire', 'earth'][
    total <= 695 ? 0 : total <= 763 ? 1 : total <= 855 ? 2 : total <= 923 ? 3 : 4
  ];
  const up = count(result, (ball) => ball <= 40);
  const odd = count(result, (ball) => ball % 2 === 1);
  const more = (part: number, names: readonly string[]): string => names[part > 10 ? 0 : part < 10 ? 1 : 2]!;
  switch (`${group}.${name}`) {
    case 'total.faces':
      return tokensThat(bet, (token) => {
        if (token === 'middle810') return total === 810;
        if (/big|small/.test(token) && total === 810) return false;
        return face(token, total, 811);
      });
    case 'total.corners':
      return total === 810 ? 0 : tokensThat(bet, (token) => corner(token, total, 811));
    case 'total.elements':
      return tokensThat(bet, (token) => token === element);
    case 'halves.upDown':
      return tokensThat(bet, (token) => token === more(up, ['moreUp', 'moreDown', 'level']));
    case 'halves.oddEven':
      return tokensThat(bet, (token) => token === more(odd, ['moreOdd', 'moreEven', 'level']));
    default:
      throw new Error(`${group}.${name}`);
  }
}

const zodiac = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'];
/** The year's animal has 1; each number more is the animal before. */
export const animalOf = (number: number): string => zodiac[(HORSE + 49 * 12 - number + 1) % 12]!;
const reds = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const blues = '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ').map(Number);
const waveOf = (number: number): string => (reds.includes(number) ? 'red' : blues.includes(number) ? 'blue' : 'green');

function showsFace(token: string, number: number): boolean {
  const digits = Math.floor(number / 10) + (number % 10);
  const animal = animalOf(number);
  const isSky = ['ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig'].includes(animal);
  const isHome = ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig'].includes(animal);
  const isFront = zodiac.indexOf(animal) < 6;
  if (/^(big|small)(Odd|Even)$/.test(token)) return corner(token, number, 25);
  switch (token) {
    case 'digitSumBig':
      return digits >= 7;
    case 'digitSumSmall':
      return digits < 7;
    case 'digitSumOdd':
      return digits % 2 === 1;
    case 'digitSumEven':
      return digits % 2 === 0;
    case 'tailBig':
      return number % 10 >= 5;
    case 'tailSmall':
      return number % 10 < 5;
    case 'sky':
      return isSky;
    case 'ground':
      return !isSky;
    case 'frontAnimals':
      return isFront;
    case 'rearAnimals':
      return !isFront;
    case 'homeAnimals':
      return isHome;
    case 'wildAnimals':
      return !isHome;
    default:
      return face(token, number, 25);
  }
}

function markSix(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const [chosen = [], rest = []] = bet.cols;
  const six = result.slice(0, 6);
  const special = result[6]!;
  const faces = (number: number): number | Came =>
    number === 49
      ? { won: 0, back: chosen.length }
      : tokensThat(bet, (token) =>
          token.includes('-')
            ? token.startsWith(`${waveOf(number)}-`) && showsFace(token.split('-')[1]!, number)
            : showsFace(token, number),
        );
  if (group === 'special' || /^ball\d$/.test(group)) {
    const number = group === 'special' ? special : six[Number(group.at(-1)) - 1]!;
    switch (name) {
      case 'number':
        return tokensThat(bet, (token) => Number(token) === number);
      case 'faces':
      case 'halfWave':
      case 'quarterWave':
        return faces(number);
      case 'wave':
        return tokensThat(bet, (token) => token === waveOf(number));
      case 'head':
        return tokensThat(bet, (token) => Number(token) === Math.floor(number / 10));
      case 'tail':
        return tokensThat(bet, (token) => Number(token) === number % 10);
      case 'zodiac':
        return tokensThat(bet, (token) => token === animalOf(number));
      case 'combinedZodiac':
        if (number === 49) return { won: 0, back: 1 };
        return chosen.includes(animalOf(number)) ? 1 : 0;
      default:
        throw new Error(name);
    }
  }
  const total = sum(result);
  const hitsOf = (line: readonly string[], drawn: readonly number[]): number =>
    count(line, (token) => drawn.includes(Number(token)));
  const [, word = '', way = ''] = /^([a-z]+?(?:Two)?)(Banker)?$/.exec(name) ?? [];
  switch (group) {
    case 'regular':
      return tokensThat(bet, (token) => six.includes(Number(token)));
    case 'total':
      return tokensThat(bet, (token) => (name === 'faces' ? face(token, total, 175) : corner(token, total, 175)));
    case 'miss':
    case 'one': {
      const lines = subsets(chosen, Number(name.slice(4)));
      return count(lines, (line) => hitsOf(line, result) === (group === 'one' ? 1 : 0));
    }
    case 'hit': {
      if (name === 'twoSpecial' || name === 'specialPair') {
        const pairs = subsets(chosen, 2);
        const withSpecial = count(pairs, (line) => hitsOf(line, six) === 1 && hitsOf(line, [special]) === 1);
        const both = name === 'twoSpecial' ? count(pairs, (line) => hitsOf(line, six) === 2) : 0;
        return cameBy([
          ['regular', both],
          ['special', withSpecial],
        ]);
      }
      const pick = { four: 4, three: 3, threeTwo: 3, two: 2 }[word]!;
      const lines =
        way === '' ? subsets(chosen, pick) : subsets(rest, pick - chosen.length).map((some) => [...chosen, ...some]);
      const hits = lines.map((line) => hitsOf(line, six));
      return cameBy(hits.filter((hit) => hit >= (word === 'threeTwo' ? 2 : pick)).map((hit) => [`hit${hit}`, 1]));
    }
    case 'zodiac':
    case 'tail': {
      const came = new Set(result.map((number) => (group === 'zodiac' ? animalOf(number) : String(number % 10))));
      const called = came.size <= 4 ? '2-4' : String(came.size);
      if (name === 'count') return tokensThat(bet, (token) => token === called);
      if (name === 'countParity') return tokensThat(bet, (token) => (token === 'odd') === (came.size % 2 === 1));
      const [, isMiss, size = '1'] = /^(?:link|one)(Miss)?(\d?)$/.exec(name) ?? [];
      const lines = subsets(chosen, Number(size === '' ? 1 : size));
      return count(lines, (line) => line.every((token) => came.has(token) === (isMiss === undefined)));
    }
    default:
      throw new Error(group);
  }
}

/** How many digits the prizes of a Vietnamese draw have, by name. */
const printed: Record<string, readonly (readonly [prize: string, digits: number, count: number])[]> = {
  north: [
    ...([
      ['special', 5, 1],
      ['first', 5, 1],
      ['second', 5, 2],
      ['third', 5, 6],
    ] as const),
    ...([
      ['fourth', 4, 4],
      ['fifth', 4, 6],
      ['sixth', 3, 3],
      ['seventh', 2, 4],
    ] as const),
  ],
  south: [
    ...([
      ['special', 6, 1],
      ['first', 5, 1],
      ['second', 5, 1],
      ['third', 5, 2],
      ['fourth', 5, 7],
    ] as const),
    ...([
      ['fifth', 4, 1],
      ['sixth', 4, 3],
      ['seventh', 3, 1],
      ['eighth', 2, 1],
    ] as const),
  ],
};

function vietnam(family: string, group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const isNorth = family === 'vnNorth';
  const rows = printed[isNorth ? 'north' : 'south']!;
  const table = (family === 'vnTwoStations' ? [...rows, ...rows] : rows).flatMap(([prize, digits, times]) =>
    Array.from({ length: times }, () => ({ prize, digits })),
  );
  const texts = table.map(({ prize, digits }, at) => ({ prize, text: String(result[at]).padStart(digits, '0') }));
  const from = (...prizes: string[]): string[] =>
    texts.filter(({ prize }) => prizes.includes(prize)).map((one) => one.text);
  const every = texts.map(({ text }) => text);
  const [chosen = [], rest = []] = bet.cols;
  const low = isNorth ? 'seventh' : 'eighth';
  const three = isNorth ? 'sixth' : 'seventh';
  const ends = (list: readonly string[], digits: number): string[] =>
    list.filter((text) => text.length >= digits).map((text) => text.slice(-digits));
  const heads = (list: readonly string[], digits: number): string[] => list.map((text) => text.slice(0, digits));
  const times = (drawn: readonly string[]): number =>
    sum(chosen.map((token) => count(drawn, (text) => text === token)));
  const mixed = (drawn: readonly string[]): number =>
    sum(bet.entries.map((entry) => count(drawn, (text) => sorted([...text].map(Number)) === sorted(numbersOf(entry)))));
  const special = from('special');
  if (group === 'link' || group === 'miss') {
    const came = ends(every, 2);
    const [, size = '', way = ''] = /^pick(\d+)(\w*)$/.exec(name) ?? [];
    const pick = Number(size);
    const lines =
      way === '' ? subsets(chosen, pick) : subsets(rest, pick - chosen.length).map((some) => [...chosen, ...some]);
    return count(lines, (line) => line.every((token) => came.includes(token) === (group === 'link')));
  }
  const tail = special[0]!.slice(-2);
  switch (`${group}.${name}`) {
    case 'lot.two':
    case 'lot.twoOneLine':
      return times(ends(every, 2));
    case 'lot.twoHead':
      return times(heads(every, 2));
    case 'lot.three':
      return times(ends(every, 3));
    case 'lot.four':
      return times(ends(every, 4));
    case 'lot.eightPrizes':
      return times(ends(from('special', 'sixth', 'seventh'), 2));
    case 'lot.sevenPrizes':
      return times(ends(from('special', 'fifth', 'sixth', 'seventh', 'eighth'), 2));
    case 'orders.three':
      return mixed(ends(every, 3));
    case 'orders.four':
      return mixed(ends(every, 4));
    case 'orders.special':
      return mixed(ends(special, 3));
    case 'orders.low':
      return mixed(from(three));
    case 'orders.lowAndSpecial':
      return mixed([...from(three), ...ends(special, 3)]);
    case 'two.special':
      return times(ends(special, 2));
    case 'two.specialHead':
      return times(heads(special, 2));
    case 'two.low':
      return times(from(low));
    case 'two.lowAndSpecial':
      return times([...from(low), ...ends(special, 2)]);
    case 'two.first':
      return times(ends(from('first'), 2));
    case 'two.firstHead':
      return times(heads(from('first'), 2));
    case 'two.seventh':
      return times(ends(from('seventh'), 2));
    case 'three.special':
      return times(ends(special, 3));
    case 'three.low':
      return times(from(three));
    case 'three.lowAndSpecial':
      return times([...from(three), ...ends(special, 3)]);
    case 'three.first':
      return times(ends(from('first'), 3));
    case 'four.special':
      return times(ends(special, 4));
    case 'digit.tens':
      return times([tail[0]!]);
    case 'digit.units':
      return times([tail[1]!]);
    case 'digit.sumTail':
      return times([String((Number(tail[0]) + Number(tail[1])) % 10)]);
    case 'faces.special':
      return tokensThat(bet, (token) => face(token, Number(tail), 50));
    case 'faces.double':
      return tail[0] === tail[1] ? 1 : 0;
    default:
      throw new Error(`${group}.${name}`);
  }
}

function thai(family: string, group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const first = result[0]!;
  const bottom =
    family === 'thai' ? result[5]! : family === 'laos' ? Number(lastOf(first, 6).slice(2, 4)) : result[1]! % 100;
  const value = group === 'top' ? first : bottom;
  const digits = digitsOf(value, group === 'top' ? 3 : 2);
  const [chosen = []] = bet.cols;
  const written = bet.entries.map((entry) => entry.join(''));
  const same = (size: number): number => count(chosen, (token) => token === lastOf(value, size));
  const small = family === 'thai' ? result.slice(1, 5).map((number) => lastOf(number, 3)) : [];
  if (name === 'three' && group !== 'top') {
    const drawn = group === 'front' ? small.slice(0, 2) : group === 'back' ? small.slice(2) : small;
    return sum(chosen.map((token) => count(drawn, (text) => text === token)));
  }
  switch (name) {
    case 'three':
      return same(3);
    case 'two':
      return same(2);
    case 'four':
      return same(4);
    case 'six':
      return count(written, (text) => text === lastOf(first, 6));
    case 'threeTod':
    case 'fourAnyOrder': {
      const size = name === 'threeTod' ? 3 : 4;
      return count(written, (text) => sorted([...text].map(Number)) === sorted(digitsOf(first, size)));
    }
    case 'twoTod':
      return count(subsets(chosen, 2), (line) => line.every((token) => digits.includes(Number(token))));
    case 'fourTod':
    case 'fiveTod':
      return count(subsets(chosen, name === 'fourTod' ? 4 : 5), (line) => {
        return new Set(digits).size === 3 && digits.every((digit) => line.includes(String(digit)));
      });
    case 'run':
      return count(chosen, (token) => digits.includes(Number(token)));
    case 'position':
      return sum(bet.cols.map((tokens, place) => count(tokens, (token) => Number(token) === digits[place])));
    case 'doors':
      return count(chosen, (token) => digits.slice(-2).includes(Number(token)));
    case 'faces':
      return tokensThat(bet, (token) => (group === 'top' ? face(token, first % 1_000, 500) : face(token, bottom, 50)));
    default:
      throw new Error(name);
  }
}

/** In how many ways the digits of a number can be written. */
function ordersOf(text: string): number {
  if (text.length < 2) return 1;
  return sum([...new Set(text)].map((first) => ordersOf(text.replace(first, ''))));
}

function malaysia(group: string, name: string, bet: Bet, result: readonly number[]): number | Came {
  const texts = result.map((number) => lastOf(number, 4));
  const written = bet.entries.map((entry) => entry.join(''));
  const mixed = (text: string): string => [...text].sort().join('');
  const isPaid = (at: number): boolean => group === 'big' || at < (group === 'small' ? 3 : 1);
  const prizeAt = (at: number): string => ['first', 'second', 'third'][at] ?? (at < 13 ? 'special' : 'consolation');
  const paid = (lines: readonly string[], isWon: (line: string, drawn: string) => boolean, kind?: 'orders'): Came =>
    cameBy(
      lines.flatMap((line) => {
        const prefix = kind === undefined ? '' : `orders${ordersOf(line)}.`;
        return texts.map((drawn, at) => [`${prefix}${prizeAt(at)}`, isPaid(at) && isWon(line, drawn) ? 1 : 0] as const);
      }),
    );
  switch (name) {
    case 'straight':
      return paid(written, (line, drawn) => drawn === line);
    case 'box':
      return paid(written, (line, drawn) => mixed(drawn) === mixed(line));
    case 'iBox':
      return paid(written, (line, drawn) => mixed(drawn) === mixed(line), 'orders');
    case 'roll': {
      const open = bet.cols.map(([token]) => token!).join('');
      return paid([open], (line, drawn) => [...line].every((token, place) => token === 'R' || token === drawn[place]));
    }
    case 'threeA':
    case 'threeABC': {
      const drawn = texts.slice(0, name === 'threeA' ? 1 : 3).map((text) => text.slice(-3));
      return sum(bet.cols[0]!.map((token) => count(drawn, (text) => text === token)));
    }
    default:
      throw new Error(name);
  }
}

/** Settles a bet on a result, line by line. */
export function settleByHand(play: Play, bet: Bet, result: readonly number[]): Came {
  const { family, group } = play;
  const name = play.id.slice(family.length + group.length + 2);
  const came = ((): number | Came => {
    if (family === 'ssc' || family === 'threeDigit') return digitGame(group, name, bet, result);
    if (family === 'elevenFive' || family === 'pkTen') return ballGame(group, name, bet, result);
    if (family === 'kThree') return dice(group, name, bet, result);
    if (family === 'pc28') return pc28(group, name, bet, result);
    if (family === 'kenoPc28') return kenoPc28(group, name, bet, result);
    if (family === 'keno') return keno(group, name, bet, result);
    if (family === 'markSix') return markSix(group, name, bet, result);
    if (family === 'malaysia') return malaysia(group, name, bet, result);
    if (family.startsWith('vn')) return vietnam(family, group, name, bet, result);
    return thai(family, group, name, bet, result);
  })();
  return typeof came === 'number' ? { won: came, back: 0 } : came;
}

/** What was chosen, in the tokens that are written on a ticket. */
export function writtenOf({ input }: Play, { places, columns }: Selection): Bet {
  const isEntries = input.kind === 'entries';
  const texts = columns.map((column, at) =>
    column.map((token, position) => input.columns[isEntries ? position : at]!.tokens[token]!),
  );
  return { places, cols: isEntries ? [] : texts, entries: isEntries ? texts : [] };
}
