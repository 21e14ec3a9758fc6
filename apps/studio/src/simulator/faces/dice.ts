import type { Face } from './Face.ts';

/** Positions of the pips of a die, in a 3 x 3 grid. */
const pips = ['', '4', '08', '048', '0268', '02468', '035268'];

/** Three dice in a bowl. */
export const dice: Face = (shown, hue) => {
  const thrown = shown ?? [6, 5, 6];
  const bowl = `<ellipse cx="180" cy="112" rx="166" ry="78" fill="hsl(${hue} 45% 18%)" stroke="#d9b25f" stroke-width="4"/>`;
  return bowl + thrown.map((eyes, at) => dieAt(eyes, 56 + at * 86, 64 + (at % 2) * 16)).join('');
};

function dieAt(eyes: number, x: number, y: number): string {
  const dots = [...(pips[eyes] ?? '')].map(Number).map((place) => {
    const [cx, cy] = [x + 18 + (place % 3) * 20, y + 18 + Math.floor(place / 3) * 20];
    return `<circle cx="${cx}" cy="${cy}" r="7" fill="${eyes === 1 || eyes === 4 ? '#b3261e' : '#16201c'}"/>`;
  });
  return `<g class="thing"><rect x="${x}" y="${y}" width="76" height="76" rx="14" fill="#fbf7ec"/>${dots.join('')}</g>`;
}
