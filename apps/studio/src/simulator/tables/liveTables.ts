import { cardsOf } from './cardsOf.ts';
import { choicesOf } from './choicesOf.ts';
import type { SimTable } from './SimTable.ts';

const PACK = 52;
/** Ace low, king high. */
const rankOf = (card: number): number => card % 13;

const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const wheelPays: Readonly<Record<string, (pocket: number) => number>> = {
  red: (pocket) => (redPockets.has(pocket) ? 200 : 0),
  black: (pocket) => (pocket !== 0 && !redPockets.has(pocket) ? 200 : 0),
  even: (pocket) => (pocket !== 0 && pocket % 2 === 0 ? 200 : 0),
  odd: (pocket) => (pocket % 2 === 1 ? 200 : 0),
  dozen: (pocket) => (pocket >= 1 && pocket <= 12 ? 300 : 0),
  zero: (pocket) => (pocket === 0 ? 3_600 : 0),
};

const sides = (
  code: string,
  names: SimTable['names'],
  hue: number,
  words: Parameters<typeof choicesOf>[0],
): SimTable => {
  const [first = '', second = '', tie = ''] = Object.keys(words);
  return {
    ...{ code, vendor: 'lantern', face: 'cards', category: 'Live casino', subCategory: '', names, lines: 1, hue },
    tags: code === 'lantern-banker' ? ['HOT'] : [],
    choices: choicesOf(words),
    outcomes: PACK * (PACK - 1),
    shown: (outcome) => cardsOf(outcome, 2),
    pays: (choice, outcome) => {
      const [one = 0, other = 0] = cardsOf(outcome, 2).map(rankOf);
      const winner = one === other ? tie : one > other ? first : second;
      if (choice === winner) return choice === tie ? 1_600 : 200;
      // On equal cards half of a stake on either side is returned.
      return winner === tie ? 50 : 0;
    },
  };
};

/** Tables of the simulated live casinos. */
export const liveTables: readonly SimTable[] = [
  sides('lantern-banker', { en: 'Banker or Player', zh: '庄闲对决', ms: 'Bankir atau Pemain' }, 158, {
    banker: { en: 'Banker', zh: '庄', ms: 'Bankir' },
    player: { en: 'Player', zh: '闲', ms: 'Pemain' },
    tie: { en: 'Tie', zh: '和', ms: 'Seri' },
  }),
  sides('lantern-dragon', { en: 'Dragon Tiger', zh: '龙虎斗', ms: 'Naga Harimau' }, 18, {
    dragon: { en: 'Dragon', zh: '龙', ms: 'Naga' },
    tiger: { en: 'Tiger', zh: '虎', ms: 'Harimau' },
    tie: { en: 'Tie', zh: '和', ms: 'Seri' },
  }),
  {
    ...{ code: 'meridian-wheel', vendor: 'meridian', face: 'wheel', category: 'Live casino', subCategory: '' },
    ...{ names: { en: 'Meridian Wheel', zh: '子午轮盘', ms: 'Roda Meridian' }, lines: 1, tags: ['NEW'], hue: 350 },
    choices: choicesOf({
      red: { en: 'Red', zh: '红', ms: 'Merah' },
      black: { en: 'Black', zh: '黑', ms: 'Hitam' },
      even: { en: 'Even', zh: '双', ms: 'Genap' },
      odd: { en: 'Odd', zh: '单', ms: 'Ganjil' },
      dozen: { en: '1 to 12', zh: '1 至 12', ms: '1 hingga 12' },
      zero: { en: 'Zero', zh: '零', ms: 'Sifar' },
    }),
    outcomes: 37,
    shown: (outcome) => [outcome, outcome === 0 ? 0 : redPockets.has(outcome) ? 1 : 2],
    pays: (choice, outcome) => wheelPays[choice]?.(outcome) ?? 0,
  },
];
