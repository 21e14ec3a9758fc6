import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import type { Play } from './Play.ts';
import { chancesOf, prizesOf, returnOf } from './prizesOf.ts';
import { plus, ratio, times, type Ratio } from './ratio.ts';

const horse = 6;
const all = families(horse);
const plays = all.flatMap((family) => family.plays);
const text = ({ numerator, denominator }: Ratio): string => `${numerator}/${denominator}`;

/** Pascal's triangle by addition. */
const pascal: bigint[][] = [[1n]];
function ways(n: number, k: number): bigint {
  while (pascal.length <= n) {
    const last = pascal.at(-1)!;
    pascal.push([1n, ...last.map((one, at) => one + (last[at + 1] ?? 0n))]);
  }
  return k < 0 || n < 0 ? 0n : (pascal[n]![k] ?? 0n);
}

/** Ball by ball: the chance that of `line` marked balls among `of`, `hits` are drawn in `drawn` draws. */
function ballByBall(of: number, drawn: number, line: number, hits: number): Ratio {
  let states: bigint[] = [1n];
  let total = 1n;
  for (let taken = 0; taken < drawn; taken += 1) {
    const next = Array.from({ length: states.length + 1 }, () => 0n);
    for (const [hit, weight] of states.entries()) {
      next[hit + 1]! += weight * BigInt(Math.max(0, line - hit));
      next[hit]! += weight * BigInt(Math.max(0, of - line - (taken - hit)));
    }
    states = next;
    total *= BigInt(of - taken);
  }
  return ratio(states[hits] ?? 0n, total);
}

/** Number by number: the chance that all (or none) of `line` numbers below 100 are drawn in `drawn` draws. */
function numberByNumber(drawn: number, line: number, found: number): Ratio {
  let states = [1n, ...Array.from({ length: line }, () => 0n)];
  for (let taken = 0; taken < drawn; taken += 1) {
    states = states.map(
      (weight, have) =>
        weight * BigInt(100 - line + have) + (have > 0 ? states[have - 1]! * BigInt(line - have + 1) : 0n),
    );
  }
  return ratio(states[found]!, 100n ** BigInt(drawn));
}

const knownSums = new Map<string, ReadonlyMap<number, bigint>>();

/** Draws of `drawn` balls of 1 to `of` by their sum, as the coefficients of a Gaussian binomial; each counted once. */
function sums(of: number, drawn: number): ReadonlyMap<number, bigint> {
  const key = `${of} ${drawn}`;
  const counted = knownSums.get(key) ?? countSums(of, drawn);
  knownSums.set(key, counted);
  return counted;
}

function countSums(of: number, drawn: number): Map<number, bigint> {
  let rows: bigint[][] = [[1n], ...Array.from({ length: drawn }, () => [])];
  for (let n = 1; n <= of; n += 1) {
    rows = rows.map((same, k) => {
      if (k === 0 || k > n) return k === 0 ? [1n] : [];
      const shifted = [...Array.from({ length: k }, () => 0n), ...same];
      const fewer = rows[k - 1]!;
      return Array.from(
        { length: Math.max(shifted.length, fewer.length) },
        (_, q) => (shifted[q] ?? 0n) + (fewer[q] ?? 0n),
      );
    });
  }
  return new Map(rows[drawn]!.map((count, q) => [q + (drawn * (drawn + 1)) / 2, count]));
}

function sumChance(of: number, drawn: number, isIn: (sum: number) => boolean): Ratio {
  let won = 0n;
  for (const [sum, count] of sums(of, drawn)) if (isIn(sum)) won += count;
  return ratio(won, ways(of, drawn));
}

/**
 * The chance that blocks of so many of the 49 numbers all have (or none has) one of the seven, by inclusion and
 * exclusion.
 */
function blocksHit(blocks: readonly number[], isMiss: boolean): Ratio {
  const size = blocks.reduce((sum, one) => sum + one, 0);
  if (isMiss) return ratio(ways(49 - size, 7), ways(49, 7));
  let won = 0n;
  for (let mask = 0; mask < 2 ** blocks.length; mask += 1) {
    const left = blocks.filter((_, at) => (mask >> at) % 2 === 1);
    const sign = left.length % 2 === 0 ? 1n : -1n;
    won += sign * ways(49 - left.reduce((sum, one) => sum + one, 0), 7);
  }
  return ratio(won, ways(49, 7));
}

/** Draws of seven numbers that touch exactly `count` of the blocks, block by block. */
function blocksTouched(blocks: readonly number[], isIn: (count: number) => boolean): Ratio {
  let states = new Map<string, bigint>([['0 0', 1n]]);
  for (const block of blocks) {
    const next = new Map<string, bigint>();
    for (const [state, weight] of states) {
      const [touched = 0, taken = 0] = state.split(' ').map(Number);
      for (let more = 0; more <= Math.min(block, 7 - taken); more += 1) {
        const key = `${touched + (more > 0 ? 1 : 0)} ${taken + more}`;
        next.set(key, (next.get(key) ?? 0n) + weight * ways(block, more));
      }
    }
    states = next;
  }
  let won = 0n;
  for (const [state, weight] of states) {
    const [touched = 0, taken = 0] = state.split(' ').map(Number);
    if (taken === 7 && isIn(touched)) won += weight;
  }
  return ratio(won, ways(49, 7));
}

let kenoDigits: readonly bigint[] | undefined;

/**
 * The chance of three digits of twenty keno balls. Six balls are told from the next six by the rank of the ball at which
 * each of the three sums ends, so that a state is how many were drawn and the last digit of each sum.
 */
function kenoChance(isIn: (digits: readonly [number, number, number]) => boolean): Ratio {
  if (kenoDigits === undefined) {
    /* By how many are drawn: from the highest number back, since a ball is added to those below it only. */
    const rows = Array.from({ length: 21 }, () => Array.from({ length: 1_000 }, () => 0n));
    rows[0]![0] = 1n;
    for (let ball = 1; ball <= 80; ball += 1) {
      for (let taken = Math.min(ball, 20); taken > 0; taken -= 1) {
        const place = taken <= 6 ? 100 : taken <= 12 ? 10 : 1;
        for (const [digits, weight] of rows[taken - 1]!.entries()) {
          if (weight === 0n) continue;
          const end = Math.floor(digits / place) % 10;
          const now = taken > 18 ? digits : digits + (((end + ball) % 10) - end) * place;
          rows[taken]![now]! += weight;
        }
      }
    }
    kenoDigits = rows[20]!;
  }
  let won = 0n;
  for (const [digits, weight] of kenoDigits.entries()) {
    if (isIn([Math.floor(digits / 100), Math.floor(digits / 10) % 10, digits % 10])) won += weight;
  }
  return ratio(won, ways(80, 20));
}

const faceOf = (face: string, value: number, bigFrom: number): boolean =>
  face === 'big' ? value >= bigFrom : face === 'small' ? value < bigFrom : (value % 2 === 1) === (face === 'odd');

const zodiacBlocks = [5, ...Array.from({ length: 11 }, () => 4)];
const tailBlocks = [4, ...Array.from({ length: 9 }, () => 5)];
const diceSum = (sum: number, sides: number, count: number): bigint => {
  let total = 0n;
  for (let over = 0; over <= count; over += 1) {
    const rest = sum - over * sides;
    if (rest >= 0) total += (over % 2 === 0 ? 1n : -1n) * ways(count, over) * ways(rest + count - 1, count - 1);
  }
  return total;
};
const numberIn = (key: string): number => Number(/\d+/.exec(key)?.[0]);

type Figures = Readonly<Record<string, readonly [number | bigint, number | bigint] | Ratio>>;
const win = (top: number | bigint, bottom: number | bigint): Figures => ({ win: ratio(top, bottom) });
const patterned: Figures = { pattern21: [3, 1_000], pattern111: [6, 1_000] };
const thirdsOf = (list: readonly [string, number][], bottom: number): Figures =>
  Object.fromEntries(list.map(([key, top]) => [key, [top, bottom] as const]));
const halfBut49 = (key: string): Ratio => (key.endsWith('.push') ? ratio(1, 49) : ratio(24, 49));

/**
 * The chance of a line of each play by its textbook formula. Nothing of the engine's rules or spaces is used: each row
 * has a pattern of plays and their figures.
 */
const book: readonly (readonly [RegExp, Figures | ((key: string, match: RegExpExecArray) => Ratio)])[] = [
  [/^ssc\.star5\.direct(Entry)?$/, win(1, 100_000)],
  [/^\w+\.star\w+\.combo$/, (key) => ratio(1, 10 ** numberIn(key))],
  [/^ssc\.star5\.group(120|60|30|20|10|5)$/, (_, [, orders]) => ratio(Number(orders), 100_000)],
  [/^ssc\.(star4\w+|any4)\.direct(Entry)?$/, win(1, 10_000)],
  [/^ssc\.(?:star4\w+|any4)\.group(24|12|6|4)$/, (_, [, orders]) => ratio(Number(orders), 10_000)],
  [/^\w+\.(star3\w*|any3)\.(direct|directEntry|directSum|span)$/, win(1, 1_000)],
  [/^\w+\.(star3\w*|any3)\.group3(Entry)?$/, win(3, 1_000)],
  [/^\w+\.(star3\w*|any3)\.group6(Entry)?$/, win(6, 1_000)],
  [/^\w+\.(star3\w*|any3)\.(mixed|groupSum|groupBanker)$/, patterned],
  [/^\w+\.star3\w*\.sumTail$/, win(1, 10)],
  [
    /^\w+\.star3\w*\.(special|shape)$/,
    { triple: [10, 1_000], straight: [60, 1_000], pair: [270, 1_000], halfStraight: [360, 1_000], mixed: [300, 1_000] },
  ],
  [/^\w+\.(star2\w*|any2)\.(direct|directEntry|directSum|span)$/, win(1, 100)],
  [/^\w+\.(star2\w*|any2)\.(group|groupEntry|groupSum|groupBanker)$/, win(2, 100)],
  [/^(ssc|threeDigit|pc28)\.position\.digit$/, win(1, 10)],
  [/^(ssc|threeDigit|pc28|pkTen)\.position\.faces$/, win(1, 2)],
  [/^(ssc|threeDigit)\.position\.prime$/, win(4, 10)],
  [/^(ssc|threeDigit)\.position\.composite$/, win(6, 10)],
  [
    /^(?:ssc|threeDigit)\.anywhere\.[a-z]+(\d)\.code(\d)$/,
    (_, [, places, codes]) => {
      let won = 0n;
      for (let left = 0; left <= Number(codes); left += 1) {
        won += (left % 2 === 0 ? 1n : -1n) * ways(Number(codes), left) * BigInt(10 - left) ** BigInt(places!);
      }
      return ratio(won, 10n ** BigInt(places!));
    },
  ],
  [/^\w+\.faces\.[a-z]+(\d)$/, (_, [, places]) => ratio(1, 2 ** Number(places))],
  [/^ssc\.fun\.five\.(halves|fifths)$/, (_, [, zones]) => ratio(1, 1_000 * (zones === 'halves' ? 4 : 25))],
  [/^ssc\.fun\.four\.(halves|fifths)$/, (_, [, zones]) => ratio(1, 1_000 * (zones === 'halves' ? 2 : 5))],
  [/^ssc\.fun\.\w+3\.(halves|fifths)$/, (_, [, zones]) => ratio(1, 100 * (zones === 'halves' ? 2 : 5))],
  [
    /^ssc\.fun\.(once|twice|thrice|fourTimes)$/,
    (_, [, name]) => {
      const least = ['once', 'twice', 'thrice', 'fourTimes'].indexOf(name!) + 1;
      let won = 0n;
      for (let times = least; times <= 5; times += 1) won += ways(5, times) * 9n ** BigInt(5 - times);
      return ratio(won, 100_000);
    },
  ],
  [/^(ssc|threeDigit|pc28)\.dragonTiger\.[\w-]+$/, { side: [45, 100], tie: [10, 100] }],
  [/^ssc\.sum\.value$/, (key) => ratio(diceSum(numberIn(key), 10, 5), 100_000)],
  [/^(threeDigit|pc28)\.sum\.value$/, (key) => ratio(diceSum(numberIn(key), 10, 3), 1_000)],
  [/^(ssc|threeDigit|pc28)\.sum\.faces$/, win(1, 2)],
  [
    /^ssc\.hand\.value$/,
    thirdsOf(
      [
        ['five', 10],
        ['four', 450],
        ['fullHouse', 900],
        ['straight', 720],
        ['three', 7_200],
        ['twoPairs', 10_800],
        ['pair', 50_400],
        ['high', 29_520],
      ],
      100_000,
    ),
  ],
  [/^ssc\.bull\.(value|faces)$/, (key) => bulls(key)],
  [/^elevenFive\.\w+3\.direct(Entry)?$/, win(1, 990)],
  [/^elevenFive\.\w+3\.group\w*$/, win(1, 165)],
  [/^elevenFive\.\w+2\.direct(Entry)?$/, win(1, 110)],
  [/^elevenFive\.\w+2\.group\w*$/, win(1, 55)],
  [/^elevenFive\.anywhere\.\w+3$/, win(3, 11)],
  [/^elevenFive\.position\.ball$/, win(1, 11)],
  [
    /^elevenFive\.any\.pick(\d)(Entry|Banker)?$/,
    (_, [, pick]) => ballByBall(11, 5, Number(pick), Math.min(5, Number(pick))),
  ],
  [/^elevenFive\.fun\.oddEven$/, (key) => ratio(ways(6, numberIn(key)) * ways(5, 5 - numberIn(key)), 462)],
  [/^elevenFive\.fun\.middle$/, (key) => ratio(ways(numberIn(key) - 1, 2) * ways(11 - numberIn(key), 2), 462)],
  [
    /^elevenFive\.sum\.faces$/,
    (key) => {
      if (key === 'odd.push' || key === 'even.push') return ratio(0);
      if (key.endsWith('.push')) return sumChance(11, 5, (sum) => sum === 30);
      return sumChance(
        11,
        5,
        (sum) => ({ big: sum > 30, small: sum < 30, odd: sum % 2 === 1, even: sum % 2 === 0 })[key]!,
      );
    },
  ],
  [/^elevenFive\.sum\.tailFaces$/, (key) => sumChance(11, 5, (sum) => sum % 10 >= 5 === (key === 'tailBig'))],
  [/^(elevenFive|pkTen)\.dragonTiger\.[\w-]+$/, { side: [1, 2] }],
  [/^kThree\.sum\.value$/, (key) => ratio(diceSum(numberIn(key) - 3, 6, 3), 216)],
  [/^kThree\.sum\.faces$/, win(1, 2)],
  [/^kThree\.sum\.facesButTriples$/, win(105, 216)],
  [
    /^kThree\.sum\.corners$/,
    (key) => {
      let won = 0n;
      for (let sum = 3; sum <= 18; sum += 1) {
        if (sum > 10 === key.startsWith('big') && (sum % 2 === 1) === key.endsWith('Odd'))
          won += diceSum(sum - 3, 6, 3);
      }
      return ratio(won, 216);
    },
  ],
  [/^kThree\.triple\.one$/, win(1, 216)],
  [/^kThree\.triple\.any$/, win(6, 216)],
  [/^kThree\.pair\.single(Entry)?$/, win(3, 216)],
  [/^kThree\.pair\.any$/, win(16, 216)],
  [/^kThree\.different\.three\w*$/, win(6, 216)],
  [/^kThree\.different\.two\w*$/, win(30, 216)],
  [/^kThree\.straight\.one$/, win(6, 216)],
  [/^kThree\.straight\.any$/, win(24, 216)],
  [/^kThree\.single\.appears$/, win(91, 216)],
  [
    /^kThree\.span\.value$/,
    (key) => {
      const span = numberIn(key);
      return ratio(span === 0 ? 6 : (6 - span) * 6 * span, 216);
    },
  ],
  [/^kThree\.colour\.value$/, { allRed: [8, 216], allBlack: [64, 216], mixed: [144, 216] }],
  [/^pkTen\.sum\.value$/, (key) => ratio(2 * Math.floor((numberIn(key) - 1) / 2), 90)],
  [/^pkTen\.sum\.faces$/, { high: [40, 90], low: [50, 90] }],
  [/^pkTen\.position\.car$/, win(1, 10)],
  [/^pkTen\.anywhere\.\w+3$/, win(3, 10)],
  [/^pkTen\.anywhere\.\w+5$/, win(5, 10)],
  [/^pkTen\.front(\d)\.direct(?:Entry)?$/, (_, [, size]) => ratio(1, [90, 720, 5_040, 30_240][Number(size) - 2]!)],
  [/^pkTen\.front(\d)\.group\w*$/, (_, [, size]) => ratio(1, ways(10, Number(size)))],
  [/^markSix\.(special|ball\d)\.number$/, win(1, 49)],
  [/^markSix\.regular\.number$/, win(6, 49)],
  [/^markSix\.(special|ball\d)\.wave$/, { red: [17, 49], blue: [16, 49], green: [16, 49] }],
  [/^markSix\.ball\d\.faces$/, halfBut49],
  [
    /^markSix\.special\.faces$/,
    (key) => {
      if (/^(big|small)(Odd|Even)$/.test(key)) return ratio(12, 49);
      return halfBut49(key);
    },
  ],
  [
    /^markSix\.special\.(halfWave|quarterWave)$/,
    (key) => {
      const published: Record<string, number> = {
        ...{ 'red-big': 7, 'red-small': 10, 'red-odd': 8, 'red-even': 9 },
        ...{ 'blue-big': 9, 'blue-small': 7, 'blue-odd': 8, 'blue-even': 8 },
        ...{ 'green-big': 8, 'green-small': 7, 'green-odd': 8, 'green-even': 7 },
        ...{ 'red-bigOdd': 3, 'red-bigEven': 4, 'red-smallOdd': 5, 'red-smallEven': 5 },
        ...{ 'blue-bigOdd': 5, 'blue-bigEven': 4, 'blue-smallOdd': 3, 'blue-smallEven': 4 },
        ...{ 'green-bigOdd': 4, 'green-bigEven': 4, 'green-smallOdd': 4, 'green-smallEven': 3 },
      };
      return ratio(key.endsWith('.push') ? 1 : published[key]!, 49);
    },
  ],
  [/^markSix\.special\.head$/, { head0: [9, 49], head: [10, 49] }],
  [/^markSix\.special\.tail$/, { tail0: [4, 49], tail: [5, 49] }],
  [/^markSix\.special\.zodiac$/, { year: [5, 49], other: [4, 49] }],
  [/^markSix\.special\.combinedZodiac$/, (key) => ratio(key.endsWith('.push') ? 1 : 4 * numberIn(key), 49)],
  [
    /^markSix\.total\.(faces|corners)$/,
    (key) =>
      sumChance(49, 7, (sum) => {
        const size = /big/i.test(key) ? sum >= 175 : /small/i.test(key) ? sum < 175 : true;
        return size && (/odd/i.test(key) ? sum % 2 === 1 : /even/i.test(key) ? sum % 2 === 0 : true);
      }),
  ],
  [/^markSix\.hit\.four\w*$/, () => ballByBall(49, 6, 4, 4)],
  [/^markSix\.hit\.three(Banker)?$/, () => ballByBall(49, 6, 3, 3)],
  [/^markSix\.hit\.threeTwo\w*$/, (key) => ballByBall(49, 6, 3, numberIn(key))],
  [/^markSix\.hit\.two(Banker)?$/, () => ballByBall(49, 6, 2, 2)],
  [
    /^markSix\.hit\.(twoSpecial|specialPair)$/,
    /* Two of the line in six of the 49 x 48 ordered places each, or one of them in the last. */
    (key, [, name]) => (name === 'twoSpecial' && key === 'regular' ? ratio(6 * 5, 49 * 48) : ratio(2 * 6, 49 * 48)),
  ],
  [/^markSix\.miss\.pick(\d+)$/, (_, [, pick]) => ballByBall(49, 7, Number(pick), 0)],
  [/^markSix\.one\.pick(\d+)$/, (_, [, pick]) => ballByBall(49, 7, Number(pick), 1)],
  [
    /^markSix\.(zodiac|tail)\.(?:one|link)(Miss)?(\d?)$/,
    (key, [, group, miss, pick]) => {
      const usual = group === 'zodiac' ? 4 : 5;
      const blocks: number[] = Array.from({ length: Number(pick || 1) }, () => usual);
      if (key.startsWith('marked')) blocks[0] = 9 - usual;
      return blocksHit(blocks, miss === 'Miss');
    },
  ],
  [
    /^markSix\.(zodiac|tail)\.count(Parity)?$/,
    (key, [, group]) =>
      blocksTouched(group === 'zodiac' ? zodiacBlocks : tailBlocks, (count) => {
        if (key === 'odd' || key === 'even') return (count % 2 === 1) === (key === 'odd');
        return key === '2-4' ? count <= 4 : count === Number(key);
      }),
  ],
  [/^pc28\.sum\.corners$/, { rare: [231, 1_000], frequent: [269, 1_000] }],
  [/^pc28\.sum\.extremes$/, win(56, 1_000)],
  [
    /^pc28\.sum\.wave$/,
    (key) => {
      const waves: Record<string, readonly number[]> = {
        red: [3, 6, 9, 12, 15, 18, 21, 24],
        green: [1, 4, 7, 10, 16, 19, 22, 25],
        blue: [2, 5, 8, 11, 17, 20, 23, 26],
      };
      return ratio(
        waves[key]!.reduce((sum, value) => sum + diceSum(value, 10, 3), 0n),
        1_000,
      );
    },
  ],
  [/^pc28\.shape\.value$/, { triple: [10, 1_000], straight: [48, 1_000], pair: [270, 1_000], mixed: [672, 1_000] }],
  [/^pc28\.sum\.beasts$/, { dragon: [334, 1_000], tiger: [333, 1_000], leopard: [333, 1_000] }],
  [/^kenoPc28\.sum\.value$/, (key) => kenoChance(([a, b, c]) => a + b + c === numberIn(key))],
  [/^kenoPc28\.sum\.faces$/, (key) => kenoChance(([a, b, c]) => faceOf(key, a + b + c, 14))],
  [
    /^kenoPc28\.sum\.corners$/,
    (key) =>
      kenoChance(
        ([a, b, c]) =>
          faceOf(key.startsWith('big') ? 'big' : 'small', a + b + c, 14) &&
          faceOf(key.endsWith('Odd') ? 'odd' : 'even', a + b + c, 14),
      ),
  ],
  [
    /^kenoPc28\.sum\.extremes$/,
    (key) => kenoChance(([a, b, c]) => (key === 'extremeBig' ? a + b + c > 21 : a + b + c < 6)),
  ],
  [
    /^kenoPc28\.sum\.wave$/,
    (key) => {
      const rest = ['red', 'green', 'blue'].indexOf(key);
      return kenoChance(([a, b, c]) => ![0, 13, 14, 27].includes(a + b + c) && (a + b + c) % 3 === rest);
    },
  ],
  [
    /^kenoPc28\.sum\.beasts$/,
    (key) => kenoChance(([a, b, c]) => (a + b + c) % 3 === ['dragon', 'tiger', 'leopard'].indexOf(key)),
  ],
  [
    /^kenoPc28\.shape\.value$/,
    (key) =>
      kenoChance(([a, b, c]) => {
        const [low = 0, middle = 0, high = 0] = [a, b, c].sort((one, other) => one - other);
        const isStraight = middle === low + 1 && high === middle + 1;
        const alike = (low === middle ? 1 : 0) + (middle === high ? 1 : 0);
        return key === ['mixed', 'pair', 'triple'][alike] ? !isStraight : key === 'straight' && isStraight;
      }),
  ],
  [
    /^kenoPc28\.dragonTiger\.first-third$/,
    (key) => kenoChance(([a, , c]) => key === (a > c ? 'dragon' : a < c ? 'tiger' : 'tie')),
  ],
  [
    /^kenoPc28\.position\.(digit|faces)$/,
    (key, [, name]) => {
      const [, place, token] = /^place(\d)\.(\w+)$/.exec(key)!;
      return kenoChance((digits) => {
        const digit = digits[Number(place) - 1]!;
        return name === 'digit' ? digit === Number(token) : faceOf(token!, digit, 5);
      });
    },
  ],
  [
    /^keno\.pick\.pick(\d+)(?:Banker)?$/,
    (key, [, pick]) => ballByBall(80, 20, Number(pick), key === 'win' ? Number(pick) : numberIn(key)),
  ],
  [/^keno\.all\.pick(\d+)$/, (_, [, pick]) => ballByBall(80, 20, Number(pick), Number(pick))],
  [/^keno\.miss\.pick(\d+)$/, (_, [, pick]) => ballByBall(80, 20, Number(pick), 0)],
  [
    /^keno\.total\.(faces|corners|elements)$/,
    (key) =>
      sumChance(80, 20, (sum) => {
        const elements: Record<string, boolean> = {
          metal: sum <= 695,
          wood: sum >= 696 && sum <= 763,
          water: sum >= 764 && sum <= 855,
          fire: sum >= 856 && sum <= 923,
          earth: sum >= 924,
          middle810: sum === 810,
        };
        if (key in elements) return elements[key]!;
        const size = /big/i.test(key) ? sum > 810 : /small/i.test(key) ? sum < 810 : true;
        return size && (/odd/i.test(key) ? sum % 2 === 1 : /even/i.test(key) ? sum % 2 === 0 : true);
      }),
  ],
  [
    /^keno\.halves\.\w+$/,
    (key) => {
      const level = ballByBall(80, 20, 40, 10);
      return key === 'level' ? level : ratio(level.denominator - level.numerator, 2n * level.denominator);
    },
  ],
  [/^vn\w+\.lot\.(two|twoHead|eightPrizes|sevenPrizes)$/, win(1, 100)],
  [/^vn(\w+)\.lot\.twoOneLine$/, (_, [, where]) => ratio(where === 'North' ? 27 : 18, 100)],
  [/^vn\w+\.(lot|orders)\.three$/, win(1, 1_000)],
  [/^vn\w+\.(lot|orders)\.four$/, win(1, 10_000)],
  [
    /^vn(\w+)\.(link|miss)\.pick(\d+)(?:Banker)?$/,
    (_, [, where, name, pick]) => {
      const drawn = where === 'North' ? 27 : where === 'TwoStations' ? 36 : 18;
      return numberByNumber(drawn, Number(pick), name === 'link' ? Number(pick) : 0);
    },
  ],
  [/^vn\w+\.two\.\w+$/, win(1, 100)],
  [/^vn\w+\.three\.\w+$/, win(1, 1_000)],
  [/^vn\w+\.orders\.(special|low|lowAndSpecial)$/, win(1, 1_000)],
  [/^vn\w+\.four\.special$/, win(1, 10_000)],
  [/^vn\w+\.digit\.\w+$/, win(1, 10)],
  [/^vn\w+\.faces\.special$/, win(1, 2)],
  [/^vn\w+\.faces\.double$/, win(1, 10)],
  [/^(thai|laos|hanoi)\.top\.three$/, win(1, 1_000)],
  [/^(thai|laos|hanoi)\.top\.threeTod$/, { ...patterned, pattern3: [1, 1_000] }],
  [/^(thai|laos|hanoi)\.(top|bottom)\.two$/, win(1, 100)],
  [/^(thai|laos|hanoi)\.top\.twoTod$/, win(54, 1_000)],
  [/^(thai|laos|hanoi)\.top\.fourTod$/, win(24, 1_000)],
  [/^(thai|laos|hanoi)\.top\.fiveTod$/, win(60, 1_000)],
  [/^(thai|laos|hanoi)\.top\.run$/, win(271, 1_000)],
  [/^(thai|laos|hanoi)\.bottom\.run$/, win(19, 100)],
  [/^(thai|laos|hanoi)\.(top|bottom)\.position$/, win(1, 10)],
  [/^(thai|laos|hanoi)\.(top|bottom)\.doors$/, win(1, 100)],
  [/^(thai|laos|hanoi)\.(top|bottom)\.faces$/, win(1, 2)],
  [/^thai\.(front|back)\.three$/, win(2, 1_000)],
  [/^thai\.bottom\.three$/, win(4, 1_000)],
  [/^thai\.top\.six$/, win(1, 1_000_000)],
  [/^(laos|hanoi)\.top\.four$/, win(1, 10_000)],
  [
    /^(laos|hanoi)\.top\.fourAnyOrder$/,
    thirdsOf(
      [
        ['pattern1111', 24],
        ['pattern211', 12],
        ['pattern22', 6],
        ['pattern31', 4],
        ['pattern4', 1],
      ],
      10_000,
    ),
  ],
  [
    /^malaysia\.\w+\.(straight|box|iBox|roll)$/,
    (key, [, form]) => {
      const prizes = /special|consolation/.test(key) ? 10 : 1;
      return ratio(prizes * (form === 'iBox' ? numberIn(key) : 1), 10_000);
    },
  ],
  [/^malaysia\.threeDigits\.threeA$/, win(1, 1_000)],
  [/^malaysia\.threeDigits\.threeABC$/, win(3, 1_000)],
];

/** The ten ways to take three of five places, with the other two. */
const threes = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((at) => (mask >> at) % 2 === 1))
  .filter((three) => three.length === 3)
  .map((three) => [three, [0, 1, 2, 3, 4].filter((at) => !three.includes(at))] as const);

/** Bulls by trying every three of five digits, over all hundred thousand results. */
let bullCounts: number[] | undefined;
function bulls(key: string): Ratio {
  if (bullCounts === undefined) {
    bullCounts = Array.from({ length: 11 }, () => 0);
    for (let number = 0; number < 100_000; number += 1) {
      const row = [...String(number).padStart(5, '0')].map(Number);
      let bull = 0;
      for (const [[one, two, three], [left, right]] of threes) {
        if ((row[one!]! + row[two!]! + row[three!]!) % 10 === 0) bull = (row[left!]! + row[right!]!) % 10 || 10;
      }
      bullCounts[bull]! += 1;
    }
  }
  const ranks: Record<string, readonly number[]> = {
    ...{ none: [0], bullBull: [10], big: [6, 7, 8, 9, 10], small: [1, 2, 3, 4, 5] },
    ...{ odd: [1, 3, 5, 7, 9], even: [2, 4, 6, 8, 10] },
  };
  const wanted = ranks[key] ?? [numberIn(key)];
  return ratio(
    wanted.reduce((sum, rank) => sum + bullCounts![rank]!, 0),
    100_000,
  );
}

/** Where the engine's chances differ from the textbook's. */
function differences(play: Play): string[] {
  const rows = book.filter(([pattern]) => pattern.test(play.id));
  if (rows.length !== 1) return [`${play.id} stands ${rows.length} times in the book`];
  const [pattern, figures] = rows[0]!;
  const match = pattern.exec(play.id)!;
  const chances = chancesOf(play);
  return play.prizes.flatMap(({ key }, at) => {
    const figure = typeof figures === 'function' ? figures(key, match) : figures[key];
    if (figure === undefined) return [`${play.id} ${key} is not in the book`];
    const expected = 'numerator' in figure ? figure : ratio(figure[0], figure[1]);
    const own = chances[at]!;
    return text(own) === text(expected) ? [] : [`${play.id} ${key}: ${text(own)} instead of ${text(expected)}`];
  });
}

describe('the chance of every play', () => {
  it('has a unique id', () => {
    expect(plays.length).toBeGreaterThanOrEqual(250);
    expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length);
  });

  /* One test per family, so that each has a time-out of its own. */
  it.each(all.map(({ key, plays: own }) => [key, own] as const))(
    'of %s matches its textbook formula, for each prize',
    (_, own) => expect(own.flatMap(differences)).toEqual([]),
    60_000,
  );

  it('fails for a slightly wrong rule', () => {
    const byId = new Map(plays.map((play) => [play.id, play]));
    const pairs = byId.get('ssc.star3front.group3')!;
    const countsTriples: Play = {
      ...pairs,
      hits: (selection, seen) => [
        seen.every((digit) => selection.columns[0]!.includes(digit)) && new Set(seen).size < 3 ? 1 : 0,
      ],
    };
    const lots = byId.get('vnNorth.lot.two')!;
    const forgetsTwice: Play = { ...lots, hits: (selection, seen) => [Math.min(1, lots.hits(selection, seen)[0]!)] };
    const group = byId.get('elevenFive.front3.group')!;
    const countsTwice: Play = { ...group, count: (selection) => group.count(selection).map((lines) => lines * 2) };
    for (const wrong of [countsTriples, forgetsTwice, countsTwice]) expect(differences(wrong)).toHaveLength(1);
  });
});

describe('the return of every play', () => {
  const back = (play: Play, group: number): Ratio[] => {
    const figures = prizesOf(play, { group });
    const kinds = new Set(play.prizes.map(({ kind }) => kind));
    return [...kinds].map((kind) =>
      figures
        .filter((figure) => figure.kind === kind)
        .reduce((sum, { chance, multiple }) => plus(sum, times(chance, multiple)), ratio(0)),
    );
  };

  it('is exactly G / 2000 or the declared return for each line, and never above the stake', () => {
    for (const group of [1_700, 1_837, 1_950, 1_960, 2_000]) {
      for (const play of plays) {
        const expected = play.pays.by === 'group' ? ratio(group, 2_000) : returnOf(play, { group });
        if (play.pays.by === 'odds') expect(text(expected), play.id).toBe(text(ratio(play.pays.returnBps, 10_000)));
        for (const one of back(play, group)) expect(text(one), play.id).toBe(text(expected));
        expect(expected.numerator, play.id).toBeLessThanOrEqual(expected.denominator);
      }
    }
  });

  it("of an odds game is the brand's declared return", () => {
    const special = plays.find(({ id }) => id === 'markSix.special.number')!;
    expect(text(prizesOf(special, { group: 1_700, returnBps: 9_000 })[0]!.multiple)).toBe(text(ratio(441, 10)));
    for (const returnBps of [0, 10_001, 0.5, -1]) {
      expect(() => prizesOf(special, { group: 1_700, returnBps })).toThrow(RangeError);
    }
    for (const group of [1_699, 2_001, 1_800.5, Number.NaN]) {
      expect(() => prizesOf(special, { group })).toThrow(RangeError);
    }
  });
});
