import type { HouseTexts } from '@baize/contract/houseText';
import type { RoundChoice } from '@baize/engine/HouseGame';
import { fill } from '@baize/engine/fill';
import type { Outcome } from '../sums/Outcome.ts';
import { payTable } from '../sums/payTable.ts';
import { words } from './words.ts';

const ways = payTable.freeSpins.ways ?? [];
const namesIn = (text: string): string[] =>
  ways.map(({ award, multiplier }) => fill(text, { award, multiplier: String(multiplier) }));

const names: HouseTexts<readonly string[]> = {
  ...Object.fromEntries(Object.entries(words).map(([language, { way }]) => [language, namesIn(way)])),
  en: namesIn(words.en.way),
};

/** How to play the free spins that were won: many at single wins, or fewer that pay more. */
export const choice: RoundChoice<Outcome> = {
  names,
  usual: ways.findIndex(({ award }) => award === payTable.freeSpins.award),
  asks: ({ spins }) => spins.length > 1,
  before: (outcome) => {
    const [paid] = outcome.spins;
    if (paid === undefined) throw new Error('A round without a spin.');
    return { ...outcome, spins: [{ ...paid, freeSpinsAwarded: 0, freeSpinsLeft: 0 }], win: paid.win };
  },
};
