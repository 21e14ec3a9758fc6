import { choicesOf } from './choicesOf.ts';
import type { Names, SimTable } from './SimTable.ts';

type Own = Pick<SimTable, 'code' | 'names' | 'subCategory' | 'hue' | 'tags' | 'lines' | 'face'>;
const slot = (own: Own): Omit<SimTable, 'choices' | 'outcomes' | 'shown' | 'pays'> => ({
  ...own,
  ...{ vendor: 'silk', category: 'Slots' },
});
const one = (play: Names) => choicesOf({ play });

/** Three equal reels; the symbols are numbers from the cherry up to the seven. */
const strip = [0, 1, 0, 2, 0, 3, 1, 0, 4, 1, 2, 0, 3, 1, 0, 2, 1, 0, 3, 5];
const reelsAt = (outcome: number): number[] =>
  [1, 20, 400].map((size) => strip[Math.floor(outcome / size) % strip.length] ?? 0);
const linePays = (three: readonly number[], table: readonly number[], pair: number): number => {
  const [a = 0, b = 0, c = 0] = three;
  if (a === b && b === c) return table[a] ?? 0;
  return a === 0 && b === 0 ? pair : 0;
};

/** Bins of a ball that turns left or right eight times. */
const bins = [900, 280, 120, 80, 40, 80, 120, 280, 900];
const binOf = (outcome: number): number => outcome.toString(2).replaceAll('0', '').length;

/** The 126 combinations of four of nine balls, in order. */
const draws: number[][] = [];
for (let mask = 0; mask < 512; mask += 1) {
  const balls = Array.from({ length: 9 }, (_, ball) => ball).filter((ball) => (mask >> ball) % 2 === 1);
  if (balls.length === 4) draws.push(balls);
}
const bingoLines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** Prizes per thousand scratch cards: hundredths of the price, and number of cards. */
const scratchPrizes = [
  [10_000, 1],
  [2_000, 6],
  [1_000, 15],
  [500, 40],
  [200, 120],
  [100, 140],
] as const;
const scratchAt = (outcome: number): number => {
  let left = outcome;
  for (const [pays, often] of scratchPrizes) {
    if (left < often) return pays;
    left -= often;
  }
  return 0;
};

/** The 22,100 hands of three cards. */
const hands: number[][] = [];
for (let a = 0; a < 52; a += 1)
  for (let b = a + 1; b < 52; b += 1) for (let c = b + 1; c < 52; c += 1) hands.push([a, b, c]);

/** Three cards: straight flush, three of a kind, straight, flush, pair. */
function handPays(cards: readonly number[]): number {
  const ranks = cards.map((card) => card % 13).toSorted((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = ranks;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const kinds = new Set(ranks).size;
  // The ace is low and high.
  const isStraight = kinds === 3 && (high - low === 2 || (low === 0 && middle === 11 && high === 12));
  if (isStraight && isFlush) return 6_000;
  if (kinds === 1) return 4_000;
  if (isStraight) return 800;
  if (isFlush) return 400;
  return kinds === 2 ? 160 : 0;
}

const diceAt = (outcome: number): number[] => [1, 6, 36].map((size) => (Math.floor(outcome / size) % 6) + 1);
const dicePays: Readonly<Record<string, (sum: number, isTriple: boolean) => number>> = {
  big: (sum, isTriple) => (!isTriple && sum >= 11 ? 200 : 0),
  small: (sum, isTriple) => (!isTriple && sum <= 10 ? 200 : 0),
  triple: (_sum, isTriple) => (isTriple ? 3_400 : 0),
};

/** Slots of the simulated vendors, at least one of every sub-category. */
export const slotTables: readonly SimTable[] = [
  {
    ...slot({
      code: 'silk-orchard',
      face: 'reels',
      subCategory: '',
      hue: 85,
      lines: 1,
      tags: [],
      names: { en: 'Silk Orchard', zh: '丝绸果园', ms: 'Dusun Sutera' },
    }),
    choices: one({ en: 'Spin', zh: '旋转', ms: 'Pusing' }),
    outcomes: 8_000,
    shown: reelsAt,
    pays: (_choice, outcome) => linePays(reelsAt(outcome), [300, 1_200, 4_000, 6_000, 30_000, 80_000], 200),
  },
  {
    ...slot({
      code: 'silk-fortune',
      face: 'reels',
      subCategory: 'JP',
      hue: 45,
      lines: 1,
      tags: ['HOT'],
      names: { en: 'Fortune Jackpot', zh: '福运奖池', ms: 'Jackpot Tuah' },
    }),
    choices: one({ en: 'Spin', zh: '旋转', ms: 'Pusing' }),
    outcomes: 8_000,
    shown: reelsAt,
    // Three sevens are one spin in eight thousand.
    pays: (_choice, outcome) => linePays(reelsAt(outcome), [280, 1_000, 4_000, 5_000, 30_000, 200_000], 110),
  },
  {
    ...slot({
      code: 'silk-scratch',
      face: 'scratch',
      subCategory: 'SC',
      hue: 168,
      lines: 1,
      tags: ['NEW'],
      names: { en: 'Silver Scratch', zh: '银光刮刮乐', ms: 'Gores Perak' },
    }),
    choices: one({ en: 'Scratch', zh: '刮开', ms: 'Gores' }),
    outcomes: 1_000,
    shown: (outcome) => [scratchAt(outcome)],
    pays: (_choice, outcome) => scratchAt(outcome),
  },
  {
    ...slot({
      code: 'silk-three-card',
      face: 'cards',
      subCategory: 'VP',
      hue: 210,
      lines: 1,
      tags: [],
      names: { en: 'Three Card Poker', zh: '三张扑克', ms: 'Poker Tiga Kad' },
    }),
    choices: one({ en: 'Deal', zh: '发牌', ms: 'Edar' }),
    outcomes: hands.length,
    shown: (outcome) => hands[outcome] ?? [],
    pays: (_choice, outcome) => handPays(hands[outcome] ?? []),
  },
  {
    ...slot({
      code: 'silk-dice',
      face: 'dice',
      subCategory: 'TG',
      hue: 355,
      lines: 1,
      tags: [],
      names: { en: 'Three Dice', zh: '骰宝', ms: 'Tiga Dadu' },
    }),
    choices: choicesOf({
      big: { en: 'Big, 11 to 17', zh: '大 11–17', ms: 'Besar, 11–17' },
      small: { en: 'Small, 4 to 10', zh: '小 4–10', ms: 'Kecil, 4–10' },
      triple: { en: 'Any triple', zh: '任意豹子', ms: 'Sebarang tiga serupa' },
    }),
    outcomes: 216,
    shown: diceAt,
    pays: (choice, outcome) => {
      const dice = diceAt(outcome);
      const sum = dice.reduce((total, die) => total + die, 0);
      return dicePays[choice]?.(sum, new Set(dice).size === 1) ?? 0;
    },
  },
  {
    ...slot({
      code: 'silk-drop',
      face: 'drop',
      subCategory: 'AC',
      hue: 255,
      lines: 1,
      tags: [],
      names: { en: 'Pin Drop', zh: '弹珠台', ms: 'Jatuh Pin' },
    }),
    choices: one({ en: 'Drop', zh: '落珠', ms: 'Jatuhkan' }),
    outcomes: 256,
    shown: (outcome) => [...outcome.toString(2).padStart(8, '0')].map(Number),
    pays: (_choice, outcome) => bins[binOf(outcome)] ?? 0,
  },
  {
    ...slot({
      code: 'silk-bingo',
      face: 'bingo',
      subCategory: 'BG',
      hue: 320,
      lines: 8,
      tags: [],
      names: { en: 'Nine Ball Bingo', zh: '九球宾果', ms: 'Bingo Sembilan Bola' },
    }),
    choices: one({ en: 'Draw four', zh: '开四球', ms: 'Cabut empat' }),
    outcomes: draws.length,
    shown: (outcome) => draws[outcome] ?? [],
    pays: (_choice, outcome) => {
      const drawn = draws[outcome] ?? [];
      return 250 * bingoLines.filter((line) => line.every((ball) => drawn.includes(ball))).length;
    },
  },
];
