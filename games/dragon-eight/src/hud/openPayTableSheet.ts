import type { GameView } from '@baize/engine/api';
import { fill } from '@baize/engine/fill';
import { element } from '@baize/engine/hud/element';
import { openSheet } from '@baize/engine/hud/openSheet';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { payTable } from '../../sums/payTable.ts';
import type { SlotSymbol } from '../../sums/SlotModel.ts';
import { displayAmount } from '@baize/maths/money';
import { symbols } from '../symbols.ts';
import type { Words } from '../words/en.ts';

/** The rules sheet: every figure comes from the pay table that the server uses. */
export function openPayTableSheet(
  root: HTMLElement,
  words: Words,
  game: GameView,
  bet: bigint,
  artUrl: (name: string) => string,
): void {
  const lineBet = bet / BigInt(payTable.lines.length);
  const picture = (name: SlotSymbol): HTMLElement =>
    element('img', { src: artUrl(name), alt: symbolWordOf(words, name), width: '72', height: '72', loading: 'lazy' });
  const row = (count: number, amount: bigint): HTMLElement =>
    element('li', {}, element('span', {}, `${count}×`), element('b', {}, displayAmount(amount)));
  const paying = symbols.filter((name) => payTable.linePays[name] !== undefined);

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
      element('article', {}, picture('eight'), element('p', {}, words.ptWild)),
      element(
        'article',
        {},
        picture('pearl'),
        element(
          'div',
          {},
          element(
            'p',
            {},
            fill(words.ptScatter, {
              ...{ award: payTable.freeSpins.award, maximum: payTable.freeSpins.maximum },
              ways: (payTable.freeSpins.ways ?? [])
                .map(({ award, multiplier }) => fill(words.ptWay, { award, multiplier: String(multiplier) }))
                .join(', '),
            }),
          ),
          element(
            'ul',
            { class: 'pays' },
            ...[5, 4, 3].map((count) => row(count, (payTable.scatterPays[count] ?? 0n) * bet)),
          ),
        ),
      ),
    ),
    element('h3', {}, words.ptPays),
    element('p', {}, fill(words.ptPaysText, { bet: displayAmount(bet) })),
    element(
      'section',
      { class: 'paying' },
      ...paying.map((name) =>
        element(
          'article',
          {},
          picture(name),
          element(
            'ul',
            { class: 'pays' },
            ...[5, 4, 3].map((count) => row(count, payTable.linePays[name]![count - 3]! * lineBet)),
          ),
        ),
      ),
    ),
    element('h3', {}, words.ptLines),
    element('section', { class: 'lines' }, ...payTable.lines.map((line, index) => linePicture(words, line, index + 1))),
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

function linePicture(words: Words, line: readonly number[], number: number): HTMLElement {
  const cells = line.flatMap((lit, reel) =>
    [0, 1, 2].map((row) =>
      drawn('rect', {
        ...{ x: `${reel * 9 + 1}`, y: `${row * 9 + 1}`, width: '7', height: '7', rx: '1.500' },
        class: row === lit ? 'lit' : '',
      }),
    ),
  );
  const figure = element('figure', { 'aria-label': fill(words.line, { line: number }) });
  const picture = drawn('svg', { viewBox: '0 0 46 28', 'aria-hidden': 'true' });
  picture.append(...cells);
  figure.append(picture, element('figcaption', {}, String(number)));
  return figure;
}

function drawn(name: 'svg' | 'rect', attributes: Record<string, string>): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
}
