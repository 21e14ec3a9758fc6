import type { Face } from './Face.ts';

/** A card of nine numbers with the drawn ones marked. */
export const bingo: Face = (shown, hue) =>
  Array.from({ length: 9 }, (_, ball) => {
    const [x, y] = [96 + (ball % 3) * 58, 12 + Math.floor(ball / 3) * 60];
    const isDrawn = shown?.includes(ball) === true;
    const cell = `<rect x="${x}" y="${y}" width="52" height="54" rx="9" fill="${isDrawn ? '#d9b25f' : `hsl(${hue} 30% 90%)`}"/>`;
    return `<g${isDrawn ? ' class="thing"' : ''}>${cell}<text x="${x + 26}" y="${y + 38}" text-anchor="middle" font-size="30" font-weight="700" fill="#1c1320" font-family="Georgia,serif">${ball + 1}</text></g>`;
  }).join('');
