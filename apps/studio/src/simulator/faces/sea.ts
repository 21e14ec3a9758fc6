import type { Face } from './Face.ts';

/** The sea with its fish; after a shot, its difficulty. */
export const sea: Face = (shown, hue) => {
  const fish = [
    [96, 64, 1, 40],
    [250, 52, 0.7, 190],
    [150, 132, 1.5, 10],
    [286, 130, 0.9, 300],
  ] as const;
  const school = fish.map(([x, y, size, tint]) => fishAt(x, y, size, (hue + tint) % 360)).join('');
  const bubbles = [40, 118, 208, 330]
    .map((x, at) => `<circle cx="${x}" cy="${36 + at * 38}" r="${4 + at}" fill="none" stroke="#fff6" />`)
    .join('');
  const [hard] = shown ?? [];
  if (hard === undefined) return school + bubbles;
  const ring = `<g class="thing"><circle cx="180" cy="100" r="46" fill="#08202bcc" stroke="#f4dfa5" stroke-width="3"/><path d="M180 40v28M180 132v28M120 100h28M212 100h28" stroke="#f4dfa5" stroke-width="3"/></g>`;
  return `${school}${bubbles}${ring}<text x="180" y="114" text-anchor="middle" font-size="40" font-weight="700" fill="#fbf7ec" font-family="Georgia,serif">${hard}</text>`;
};

function fishAt(x: number, y: number, size: number, hue: number): string {
  const body = `<path d="M-34 0C-16-24 18-24 34 0C18 24-16 24-34 0zM-30 0L-52-16V16z" fill="hsl(${hue} 62% 58%)"/>`;
  const eye = `<circle cx="18" cy="-5" r="4.5" fill="#fff"/><circle cx="19" cy="-5" r="2.2" fill="#111"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">${body}<path d="M-6-12Q6 0-6 12" stroke="#fff8" fill="none" stroke-width="2.5"/>${eye}</g>`;
}
