import type { GameView } from '@baize/engine/api';
import { fill } from '@baize/engine/fill';
import { openWaysSheet } from '@baize/engine/hud/openWaysSheet';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { payTable } from '../../sums/payTable.ts';
import { symbols } from '../symbols.ts';
import type { Words } from '../words/en.ts';

export function openPayTableSheet(
  root: HTMLElement,
  words: Words,
  game: GameView,
  bet: bigint,
  artUrl: (name: string) => string,
): void {
  openWaysSheet(root, {
    ...{ words, game, bet, symbols, artUrl, costs: payTable.costs, pays: payTable.pays, parts: [] },
    symbolWord: (name) => symbolWordOf(words, name),
    specials: [
      { symbol: payTable.wild, text: words.ptWild },
      {
        symbol: 'lantern',
        text: fill(words.ptFalls, { times: payTable.multipliers.map((times) => `× ${times}`).join(', ') }),
      },
    ],
  });
}
