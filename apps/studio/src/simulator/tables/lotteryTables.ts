import { choicesOf } from './choicesOf.ts';
import type { SimTable } from './SimTable.ts';

/** Every three of nine balls, counted from zero. */
const draws: readonly (readonly number[])[] = Array.from({ length: 9 * 9 * 9 }, (_, at) => [
  Math.floor(at / 81),
  Math.floor(at / 9) % 9,
  at % 9,
]).filter(([first = 0, second = 0, third = 0]) => first < second && second < third);

/** The balls show one to nine. */
const sumOf = (draw: readonly number[]): number => draw.reduce((sum, ball) => sum + ball + 1, 0);

const pays: Readonly<Record<string, (draw: readonly number[]) => number>> = {
  small: (draw) => (sumOf(draw) < 15 ? 212 : 0),
  big: (draw) => (sumOf(draw) > 15 ? 212 : 0),
  fifteen: (draw) => (sumOf(draw) === 15 ? 1_010 : 0),
  odd: (draw) => (sumOf(draw) % 2 === 1 ? 202 : 0),
  even: (draw) => (sumOf(draw) % 2 === 0 ? 184 : 0),
  nine: (draw) => (draw.includes(8) ? 288 : 0),
};

/** Instant draws of the simulated lottery vendor. */
export const lotteryTables: readonly SimTable[] = [
  {
    ...{ code: 'harbour-three', vendor: 'harbour', face: 'bingo', category: 'Lottery', subCategory: '', lines: 1 },
    ...{ names: { en: 'Three of Nine', zh: '九选三', ms: 'Tiga daripada Sembilan' }, tags: ['NEW'], hue: 168 },
    choices: choicesOf({
      small: { en: 'Sum below 15', zh: '和小于 15', ms: 'Jumlah bawah 15' },
      big: { en: 'Sum above 15', zh: '和大于 15', ms: 'Jumlah atas 15' },
      fifteen: { en: 'Sum 15', zh: '和为 15', ms: 'Jumlah 15' },
      odd: { en: 'Odd sum', zh: '和为单', ms: 'Jumlah ganjil' },
      even: { en: 'Even sum', zh: '和为双', ms: 'Jumlah genap' },
      nine: { en: 'Ball 9 comes', zh: '开出 9 号球', ms: 'Bola 9 keluar' },
    }),
    outcomes: draws.length,
    shown: (outcome) => draws[outcome]!,
    pays: (choice, outcome) => pays[choice]?.(draws[outcome]!) ?? 0,
  },
];
