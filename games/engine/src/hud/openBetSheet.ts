import type { SlotWords } from '../words/SlotWords.ts';
import { element } from './element.ts';
import { openSheet } from './openSheet.ts';

export function openBetSheet(
  root: HTMLElement,
  words: SlotWords,
  bets: readonly { text: string; isChosen: boolean; choose(): void }[],
): void {
  const list = element(
    'div',
    { class: 'bet-list', role: 'group', 'aria-label': words.betList },
    ...bets.map(({ text, isChosen, choose }) =>
      element(
        'button',
        {
          type: 'button',
          class: 'chip',
          'aria-pressed': String(isChosen),
          onclick: () => {
            choose();
            dialog.close();
          },
        },
        text,
      ),
    ),
  );
  const dialog = openSheet(root, words.chooseBet, words.close, element('p', {}, words.betList), list);
}
