import type { Face } from './Face.ts';

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** One, two or three cards, face down until they are dealt. */
export const cards: Face = (shown, hue) => {
  const dealt = shown ?? [-1, -1];
  const left = 180 - (dealt.length * 100 - 12) / 2;
  return dealt.map((card, at) => cardAt(card, left + at * 100, hue)).join('');
};

function cardAt(card: number, x: number, hue: number): string {
  const paper = `<rect x="${x}" y="36" width="88" height="128" rx="9" fill="${card < 0 ? `hsl(${hue} 42% 26%)` : '#fbf7ec'}" stroke="#0006"/>`;
  if (card < 0) {
    const weave = `<rect x="${x + 8}" y="44" width="72" height="112" rx="5" fill="none" stroke="#f4dfa5" stroke-opacity=".55"/>`;
    const mark = `<circle cx="${x + 44}" cy="100" r="19" fill="none" stroke="#f4dfa5" stroke-width="2.5"/>`;
    return `<g class="thing">${paper}${weave}${mark}<circle cx="${x + 44}" cy="100" r="5" fill="#f4dfa5"/></g>`;
  }
  const suit = Math.floor(card / 13);
  const colour = suit === 1 || suit === 2 ? '#b3261e' : '#16201c';
  const rank = ranks[card % 13] ?? '';
  const words = `<g fill="${colour}" font-family="Georgia,serif" text-anchor="middle"><text x="${x + 18}" y="64" font-size="24" font-weight="700">${rank}</text><text x="${x + 44}" y="126" font-size="56">${suits[suit] ?? ''}</text></g>`;
  return `<g class="thing">${paper}${words}</g>`;
}
