import { oklch } from '../colour.ts';
import { seeded } from '../seeded.ts';
import type { GameArt } from './games.ts';
import { coin, lightFilter, lights, type MotifBody } from './motif.ts';
import { SCENES, type SceneFrame } from './scenes.ts';

export const TILE_WIDTH = 360;
export const TILE_HEIGHT = 480;

const at = (value: number) => value.toFixed(1);

function particles({ random, width, height, hue }: SceneFrame): string {
  const dust = Array.from({ length: 34 }, () => {
    const y = random() * height * 0.74;
    return `<circle cx="${at(random() * width)}" cy="${at(y)}" r="${at(0.5 + random() * 1.7)}" fill="${oklch(0.96, 0.07, hue + 20)}" opacity="${at(0.25 + random() * 0.6)}"/>`;
  }).join('');
  const glints = Array.from({ length: 5 }, () => {
    const size = 4 + random() * 8;
    return `<path transform="translate(${at(width * (0.1 + random() * 0.8))} ${at(height * (0.06 + random() * 0.52))}) scale(${at(size)})" d="M0-1Q.1-.1 1 0Q.1.1 0 1Q-.1.1-1 0Q-.1-.1 0-1Z" fill="#fffdf2" opacity="${at(0.55 + random() * 0.4)}"/>`;
  }).join('');
  const haze = Array.from(
    { length: 7 },
    () =>
      `<circle cx="${at(random() * width)}" cy="${at(random() * height * 0.7)}" r="${at(8 + random() * 18)}" fill="${oklch(0.92, 0.09, hue)}" opacity="${at(0.05 + random() * 0.09)}"/>`,
  ).join('');
  return `<g filter="url(#soft2)">${haze}</g>${dust}${glints}`;
}

/** Coins on a tilted orbit: those behind the motif come first, those before it larger and sharper. */
function orbit(frame: SceneFrame, count: number): { behind: string; before: string } {
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.35;
    const depth = Math.sin(angle);
    const size = 58 + depth * 18;
    const x = frame.cx + Math.cos(angle) * frame.width * 0.42;
    const y = frame.cy + 24 + depth * 74 - Math.cos(angle) * 34;
    const turn = 0.45 + 0.55 * Math.abs(Math.cos(angle * 1.5 + 0.6));
    return {
      depth,
      svg: `<g transform="translate(${at(x - size / 2)} ${at(y - size / 2)}) rotate(${at(-26 + ((index * 37) % 52))} ${at(size / 2)} ${at(size / 2)}) scale(${(size / 32).toFixed(4)})" filter="url(#lit-coin)">${coin(`c${index}`, turn)}</g>`,
    };
  });
  const draw = (list: typeof spots) =>
    list
      .sort((a, b) => a.depth - b.depth)
      .map((spot) => spot.svg)
      .join('');
  return {
    behind: draw(spots.filter((spot) => spot.depth < 0)),
    before: draw(spots.filter((spot) => spot.depth >= 0)),
  };
}

/** One game's picture, 3:4. The lower thirty per cent fades out for the title, and there is no text anywhere. */
export function tileSvg(art: GameArt, body: MotifBody, hue: number): string {
  const width = TILE_WIDTH;
  const height = TILE_HEIGHT;
  const random = seeded(art.code);
  const drift = (random() < 0.5 ? -1 : 1) * (26 + random() * 22);
  const hue2 = art.hue2 ?? hue + drift;
  const frame: SceneFrame = {
    width,
    height,
    cx: width / 2,
    cy: height * 0.415,
    floor: height * 0.665,
    hue,
    hue2,
    random,
  };
  const layers = SCENES[art.scene](frame);
  const tone = lights(hue);
  const size = width * (art.scale ?? 0.78);
  const left = frame.cx - size / 2 - (art.second ? size * 0.07 : 0);
  const top = frame.cy - size / 2;
  const coins = art.coins ? orbit(frame, art.coins) : { behind: '', before: '' };
  const place = (name: string, prefix: string, x: number, y: number, extent: number, turn: number) =>
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn} ${at(extent / 2)} ${at(extent / 2)}) scale(${(extent / 32).toFixed(4)})" filter="url(#lit)">${body(name, prefix)}</g>`;
  const second = art.second
    ? place(art.second, 'y', frame.cx + size * 0.1, frame.cy + size * 0.02, size * 0.52, 12)
    : '';

  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<radialGradient id="ground" cx=".5" cy=".4" r=".85"><stop offset="0" stop-color="${oklch(0.6, 0.19, hue)}"/><stop offset=".45" stop-color="${oklch(0.4, 0.16, hue2)}"/><stop offset="1" stop-color="${oklch(0.17, 0.08, hue2)}"/></radialGradient>
<radialGradient id="key" cx=".3" cy=".08" r=".8"><stop offset="0" stop-color="${oklch(0.9, 0.1, hue + 25)}" stop-opacity=".34"/><stop offset="1" stop-color="${oklch(0.5, 0.1, hue)}" stop-opacity="0"/></radialGradient>
<radialGradient id="vignette" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="${oklch(0.08, 0.03, hue2)}" stop-opacity=".72"/></radialGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="${oklch(0.13, 0.035, hue2)}" stop-opacity="0"/><stop offset=".8" stop-color="${oklch(0.13, 0.035, hue2)}" stop-opacity=".72"/><stop offset="1" stop-color="${oklch(0.11, 0.03, hue2)}" stop-opacity=".98"/></linearGradient>
<radialGradient id="fade-out" gradientUnits="userSpaceOnUse" cx="${frame.cx}" cy="${frame.cy}" r="${width * 0.86}"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="rim-fade"><rect width="${width}" height="${height}" fill="url(#fade-out)"/></mask>
<filter id="soft2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter><filter id="soft4" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="4"/></filter><filter id="soft8" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="8"/></filter>
${lightFilter('lit', tone.key, tone.counter, tone.dark)}${lightFilter('lit-coin', '#fff6d2', tone.counter, tone.dark, 0.25)}
${layers.defs}</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${layers.back}<rect width="${width}" height="${height}" fill="url(#key)"/>
${coins.behind}${place(art.motif, 'x', left, top, size, 0)}${second}${coins.before}
${layers.front}${particles(frame)}<rect width="${width}" height="${height}" fill="url(#vignette)"/><rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`;
}
