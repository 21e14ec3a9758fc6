import type { Face } from './Face.ts';

const symbols = ['🍒', '🍋', '🍇', '🔔', '⭐', '7'];

/** Three windows with a symbol each. */
export const reels: Face = (shown) => {
  const stopped = shown ?? [5, 5, 5];
  return stopped
    .map((symbol, at) => {
      const x = 24 + at * 108;
      const glass = `<rect x="${x}" y="28" width="96" height="144" rx="12" fill="#fbf7ec"/><rect x="${x}" y="28" width="96" height="36" fill="#0002"/><rect x="${x}" y="136" width="96" height="36" fill="#0002"/>`;
      const colour = symbol === 5 ? '#b3261e' : '#16201c';
      return `<g>${glass}<text class="thing" x="${x + 48}" y="120" text-anchor="middle" font-size="58" font-weight="800" fill="${colour}" font-family="Georgia,serif">${symbols[symbol] ?? ''}</text></g>`;
    })
    .join('');
};
