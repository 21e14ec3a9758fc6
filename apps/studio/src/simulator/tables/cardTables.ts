import { cardsOf } from './cardsOf.ts';
import { choicesOf } from './choicesOf.ts';
import type { SimTable } from './SimTable.ts';

const suitOf = (card: number): number => Math.floor(card / 13);
const rankOf = (card: number): number => card % 13;

const calls: Readonly<Record<string, (card: number) => number>> = {
  red: (card) => (suitOf(card) === 1 || suitOf(card) === 2 ? 194 : 0),
  black: (card) => (suitOf(card) === 0 || suitOf(card) === 3 ? 194 : 0),
  spades: (card) => (suitOf(card) === 0 ? 388 : 0),
  hearts: (card) => (suitOf(card) === 1 ? 388 : 0),
  picture: (card) => (rankOf(card) >= 10 ? 420 : 0),
};

/** Card games of the simulated vendors. */
export const cardTables: readonly SimTable[] = [
  {
    ...{ code: 'copper-call', vendor: 'copper', face: 'cards', category: 'Card games', subCategory: '', lines: 1 },
    ...{ names: { en: 'Call the Card', zh: '猜一张', ms: 'Teka Kad' }, tags: ['NEW'], hue: 32 },
    choices: choicesOf({
      red: { en: 'Red', zh: '红', ms: 'Merah' },
      black: { en: 'Black', zh: '黑', ms: 'Hitam' },
      spades: { en: 'Spades', zh: '黑桃', ms: 'Sekop' },
      hearts: { en: 'Hearts', zh: '红桃', ms: 'Lekuk' },
      picture: { en: 'Picture', zh: '人头牌', ms: 'Kad gambar' },
    }),
    outcomes: 52,
    shown: (outcome) => [outcome],
    pays: (choice, outcome) => calls[choice]?.(outcome) ?? 0,
  },
  {
    ...{ code: 'copper-high-low', vendor: 'copper', face: 'cards', category: 'Card games', subCategory: '', lines: 1 },
    ...{ names: { en: 'High or Low', zh: '比大小', ms: 'Tinggi atau Rendah' }, tags: [], hue: 278 },
    choices: choicesOf({
      higher: { en: 'Second is higher', zh: '第二张更大', ms: 'Kedua lebih tinggi' },
      lower: { en: 'Second is lower', zh: '第二张更小', ms: 'Kedua lebih rendah' },
      same: { en: 'Both the same', zh: '两张相同', ms: 'Kedua-dua sama' },
    }),
    outcomes: 52 * 51,
    shown: (outcome) => cardsOf(outcome, 2),
    pays: (choice, outcome) => {
      const [first = 0, second = 0] = cardsOf(outcome, 2).map(rankOf);
      const came = second === first ? 'same' : second > first ? 'higher' : 'lower';
      if (choice !== came) return 0;
      return came === 'same' ? 1_630 : 206;
    },
  },
];
