import { displayAmount } from '@baize/maths/money';
import type { GameView } from '../api.ts';
import { fill } from '../fill.ts';
import type { SlotWords } from '../words/SlotWords.ts';
import { element } from './element.ts';
import { openSheet } from './openSheet.ts';

/** Rules of a game that pays in ways; every figure comes from the pay table that the server uses. */
export interface WaysSheet {
  words: SlotWords & { readonly ptPaysText: string };
  game: GameView;
  bet: bigint;
  /** The whole bet in way bets. */
  costs: bigint;
  /** Payout of three, four and five of a kind in one way, in way bets. */
  pays: { readonly [symbol: string]: readonly [bigint, bigint, bigint] };
  symbols: readonly string[];
  artUrl(name: string): string;
  symbolWord(name: string): string;
  /** Rules with a picture. */
  specials: readonly { symbol: string; text: string }[];
  /** Further sections between the rules and the symbols' payouts. */
  parts: readonly Node[];
}

/** The rules of a game that pays in ways. */
export function openWaysSheet(root: HTMLElement, sheet: WaysSheet): void {
  const { words, game, bet, costs } = sheet;
  const picture = (name: string): HTMLElement =>
    element('img', {
      ...{ src: sheet.artUrl(name), alt: sheet.symbolWord(name), width: '72', height: '72', loading: 'lazy' },
    });
  const row = (count: number, amount: bigint): HTMLElement =>
    element('li', {}, element('span', {}, `${count}×`), element('b', {}, displayAmount(amount)));
  openSheet(
    root,
    words.payTable,
    words.close,
    element(
      'section',
      { class: 'return' },
      element('div', {}, element('h3', {}, words.ptReturn), element('p', {}, words.ptReturnText)),
      element('strong', {}, `${game.returnPercent} %`),
    ),
    element(
      'section',
      { class: 'specials' },
      ...sheet.specials.map(({ symbol, text }) => element('article', {}, picture(symbol), element('p', {}, text))),
    ),
    ...sheet.parts,
    element('h3', {}, words.ptPays),
    element('p', {}, fill(words.ptPaysText, { bet: displayAmount(bet) })),
    element(
      'section',
      { class: 'paying' },
      ...sheet.symbols.flatMap((name) => {
        const pays = sheet.pays[name];
        if (pays === undefined) return [];
        const rows = ([5, 4, 3] as const).map((count) => row(count, (pays[count - 3]! * bet) / costs));
        return [element('article', {}, picture(name), element('ul', { class: 'pays' }, ...rows))];
      }),
    ),
    element('p', {}, words.ptCycle),
    element(
      'p',
      {},
      fill(words.ptMaximum, {
        least: displayAmount(BigInt(game.bets[0]!)),
        most: displayAmount(BigInt(game.bets.at(-1)!)),
      }),
    ),
    element('p', { class: 'small' }, words.ptArt),
  );
}
