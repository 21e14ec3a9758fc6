import type { Face } from './Face.ts';

const colours = ['#1b7b53', '#b3261e', '#191f1c'];

/** A wheel of 37 pockets; the winning number is shown in its hub. */
export const wheel: Face = (shown, hue) => {
  const [pocket, colour = 0] = shown ?? [];
  const spokes = Array.from({ length: 37 }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => (edge / 37) * 2 * Math.PI - Math.PI / 2);
    const point = (angle = 0, radius = 0): string =>
      `${(180 + Math.cos(angle) * radius).toFixed(1)} ${(100 + Math.sin(angle) * radius).toFixed(1)}`;
    const fill = at === 0 ? colours[0] : colours[(at % 2) + 1];
    return `<path d="M${point(from, 62)}L${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}z" fill="${fill}"/>`;
  }).join('');
  const hub = `<circle cx="180" cy="100" r="96" fill="none" stroke="#d9b25f" stroke-width="5"/><g class="thing">${spokes}</g>`;
  const middle = `<circle cx="180" cy="100" r="52" fill="${pocket === undefined ? `hsl(${hue} 30% 20%)` : (colours[colour] ?? '')}" stroke="#d9b25f" stroke-width="3"/>`;
  const word = pocket === undefined ? '◆' : String(pocket);
  return `${hub}${middle}<text x="180" y="116" text-anchor="middle" font-family="Georgia,serif" font-size="44" font-weight="700" fill="#fbf7ec">${word}</text>`;
};
