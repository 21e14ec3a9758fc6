import { drawFace } from './drawFace.ts';
import type { SimTable } from './tables/SimTable.ts';

/** A game's lobby picture, 3:4: its table on the game's colour, high enough to leave two lines of a title its lower part. */
export function drawTile(table: SimTable): string {
  const { hue } = table;
  const cloth = `<radialGradient id="c" cx=".5" cy=".33" r=".8"><stop offset="0" stop-color="hsl(${hue} 46% 40%)"/><stop offset="1" stop-color="hsl(${hue} 52% 12%)"/></radialGradient>`;
  const seam = `<circle cx="180" cy="178" r="150" fill="none" stroke="#f4dfa5" stroke-opacity=".22" stroke-width="2"/><circle cx="180" cy="178" r="118" fill="none" stroke="#f4dfa5" stroke-opacity=".12" stroke-width="2"/>`;
  const foot = `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" width="360" height="480"><defs>${cloth}${foot}</defs><rect width="360" height="480" fill="url(#c)"/>${seam}<g transform="translate(12 86) scale(.933)">${drawFace(table)}</g><rect y="320" width="360" height="160" fill="url(#f)"/></svg>`;
}
