import type { Face } from './Face.ts';

/** Eight rows of pins and the path of a ball, with nine bins below. */
export const drop: Face = (shown) => {
  const pins: string[] = [];
  for (let row = 0; row < 8; row += 1)
    for (let at = 0; at <= row; at += 1)
      pins.push(`<circle cx="${180 + (at * 2 - row) * 15}" cy="${20 + row * 18}" r="3.4" fill="#f4dfa5"/>`);
  let x = 180;
  const way = (shown ?? []).map((turn, row) => `${(x += turn === 1 ? 15 : -15)} ${29 + row * 18}`);
  const bins = Array.from({ length: 9 }, (_, bin) => {
    const isHit = shown !== undefined && 180 + (bin * 2 - 8) * 15 === x;
    return `<rect x="${180 + (bin * 2 - 8) * 15 - 13}" y="166" width="26" height="24" rx="5" fill="${isHit ? '#d9b25f' : '#ffffff26'}"/>`;
  });
  const line =
    shown === undefined
      ? ''
      : `<path d="M180 8L${way.join('L')}L${x} 176" fill="none" stroke="#fbf7ec" stroke-width="2.5" stroke-opacity=".8"/><circle class="thing" cx="${x}" cy="176" r="9" fill="#fbf7ec"/>`;
  return pins.join('') + bins.join('') + line;
};
