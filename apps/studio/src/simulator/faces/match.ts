import type { Face } from './Face.ts';

/** A field with its score. */
export const match: Face = (shown, hue) => {
  const [home, away] = shown ?? [];
  const lines = `<g fill="none" stroke="#ffffff55" stroke-width="2"><rect x="18" y="14" width="324" height="172" rx="4"/><path d="M180 14v172"/><circle cx="180" cy="100" r="42"/><path d="M18 62h44v76H18M342 62h-44v76h44"/></g>`;
  const ground = `<rect x="18" y="14" width="324" height="172" rx="4" fill="hsl(${hue} 38% 24%)"/>`;
  const side = (x: number, score: number | undefined, tint: string): string =>
    `<g class="thing"><rect x="${x}" y="58" width="84" height="84" rx="14" fill="${tint}"/><text x="${x + 42}" y="118" text-anchor="middle" font-size="54" font-weight="800" fill="#fff" font-family="system-ui,sans-serif">${score ?? '–'}</text></g>`;
  return `${ground}${lines}${side(76, home, '#a3312b')}${side(200, away, '#24568f')}`;
};
