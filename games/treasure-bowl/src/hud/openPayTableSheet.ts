import type { GameView } from '@baize/engine/api';
import { fill } from '@baize/engine/fill';
import { element } from '@baize/engine/hud/element';
import { openWaysSheet } from '@baize/engine/hud/openWaysSheet';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { payTable } from '../../sums/payTable.ts';
import { displayAmount } from '@baize/maths/money';
import { symbols } from '../symbols.ts';
import type { Words } from '../words/en.ts';

export function openPayTableSheet(
  root: HTMLElement,
  words: Words,
  game: GameView,
  bet: bigint,
  artUrl: (name: string) => string,
): void {
  const { contributionPpm, seedTimes } = payTable.grand;
  const values = payTable.coinValues.map(({ times, prize }) =>
    element(
      'li',
      {},
      element('span', {}, prize === undefined ? `× ${times}` : words[prize]),
      element('b', {}, displayAmount(times * bet)),
    ),
  );
  openWaysSheet(root, {
    ...{ words, game, bet, symbols, artUrl, costs: payTable.costs, pays: payTable.pays },
    symbolWord: (name) => symbolWordOf(words, name),
    specials: [
      { symbol: payTable.wild, text: words.ptWild },
      { symbol: payTable.coin, text: words.ptHold },
    ],
    parts: [
      element('h3', {}, words.ptCoins),
      element('ul', { class: 'pays' }, ...values),
      element('h3', {}, words.grand),
      element(
        'p',
        {},
        fill(words.ptGrand, { share: `${Number(contributionPpm) / 10_000} %`, seed: seedTimes.toString() }),
      ),
    ],
  });
}
