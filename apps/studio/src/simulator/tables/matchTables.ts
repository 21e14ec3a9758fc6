import { choicesOf } from './choicesOf.ts';
import type { SimTable } from './SimTable.ts';

/** Score distribution per hundred matches: goals of either side, and frequency. */
const football = [
  ...[[1, 0, 11] as const, [2, 0, 9] as const, [2, 1, 9] as const, [3, 0, 4] as const, [3, 1, 5] as const],
  ...[[3, 2, 3] as const, [4, 1, 2] as const, [0, 0, 8] as const, [1, 1, 12] as const, [2, 2, 6] as const],
  ...[[3, 3, 1] as const, [0, 1, 9] as const, [0, 2, 6] as const, [1, 2, 7] as const, [1, 3, 4] as const],
  ...[[2, 3, 2] as const, [0, 3, 2] as const],
];
const bestOfThree = [[2, 0, 30] as const, [2, 1, 25] as const, [1, 2, 24] as const, [0, 2, 21] as const];

type Score = readonly [home: number, away: number];
const scoreAt = (table: readonly (readonly [number, number, number])[], outcome: number): Score => {
  let left = outcome;
  for (const [home, away, often] of table) {
    if (left < often) return [home, away];
    left -= often;
  }
  throw new RangeError(`There is no match ${outcome}.`);
};

const footballPays: Readonly<Record<string, (score: Score) => number>> = {
  home: ([home, away]) => (home > away ? 223 : 0),
  draw: ([home, away]) => (home === away ? 355 : 0),
  away: ([home, away]) => (home < away ? 319 : 0),
  over: ([home, away]) => (home + away > 2 ? 213 : 0),
  under: ([home, away]) => (home + away < 3 ? 174 : 0),
};
const mapPays: Readonly<Record<string, (score: Score) => number>> = {
  first: ([one, other]) => (one > other ? 174 : 0),
  second: ([one, other]) => (one < other ? 213 : 0),
  decider: ([one, other]) => (one + other === 3 ? 195 : 0),
  sweep: ([one, other]) => (one + other === 2 ? 188 : 0),
};

/** Matches of the simulated bookmaker; each is played as soon as it is bet on. */
export const matchTables: readonly SimTable[] = [
  {
    ...{ code: 'north-football', vendor: 'northbank', face: 'match', category: 'Sports', subCategory: '', lines: 1 },
    ...{ names: { en: 'Quick Football', zh: '闪电足球', ms: 'Bola Sepak Pantas' }, tags: ['HOT'], hue: 130 },
    choices: choicesOf({
      home: { en: 'Northgate win', zh: '北门胜', ms: 'Northgate menang' },
      draw: { en: 'Draw', zh: '平局', ms: 'Seri' },
      away: { en: 'Harbour win', zh: '海港胜', ms: 'Harbour menang' },
      over: { en: '3 goals or more', zh: '3 球或以上', ms: '3 gol atau lebih' },
      under: { en: '2 goals or fewer', zh: '2 球或以下', ms: '2 gol atau kurang' },
    }),
    outcomes: 100,
    shown: (outcome) => scoreAt(football, outcome),
    pays: (choice, outcome) => footballPays[choice]?.(scoreAt(football, outcome)) ?? 0,
  },
  {
    ...{ code: 'north-arena', vendor: 'northbank', face: 'match', category: 'Esports', subCategory: '', lines: 1 },
    ...{ names: { en: 'Arena Best of Three', zh: '电竞三局两胜', ms: 'Arena Terbaik Tiga' }, tags: ['NEW'], hue: 300 },
    choices: choicesOf({
      first: { en: 'Crimson wins', zh: '赤队胜', ms: 'Crimson menang' },
      second: { en: 'Azure wins', zh: '蓝队胜', ms: 'Azure menang' },
      decider: { en: 'Goes to map 3', zh: '打满三局', ms: 'Hingga peta 3' },
      sweep: { en: 'Over in 2', zh: '两局结束', ms: 'Tamat dalam 2' },
    }),
    outcomes: 100,
    shown: (outcome) => scoreAt(bestOfThree, outcome),
    pays: (choice, outcome) => mapPays[choice]?.(scoreAt(bestOfThree, outcome)) ?? 0,
  },
];
