import { oklch } from '../colour.ts';
import { seeded } from '../seeded.ts';
import { coin, lightFilter, lights, type MotifBody } from './motif.ts';

interface HeroArt {
  code: string;
  hue: number;
  hue2: number;
  main: string;
  /** Up to four companions around the main motif. */
  around: readonly string[];
  coins: number;
}

export const HEROES: readonly HeroArt[] = [
  {
    code: 'dragon-eight',
    hue: 28,
    hue2: 6,
    main: 'dragon',
    around: ['red-paper-lantern', 'red-paper-lantern'],
    coins: 8,
  },
  {
    code: 'welcome',
    hue: 163,
    hue2: 190,
    main: 'red-envelope',
    around: ['trophy', 'gem-stone', 'glowing-star', 'sparkles'],
    coins: 5,
  },
  {
    code: 'lottery',
    hue: 268,
    hue2: 300,
    main: 'admission-tickets',
    around: ['rocket', 'game-die', 'four-leaf-clover', 'glowing-star'],
    coins: 4,
  },
];

const at = (value: number) => value.toFixed(1);

interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
  isFar?: boolean;
}

/** Where companions stand, as shares of the height around the main motif. */
const AROUND: readonly Spot[] = [
  { x: 0.66, y: -0.22, size: 0.4, turn: 12 },
  { x: -0.66, y: 0.24, size: 0.36, turn: -12 },
  { x: 0.74, y: 0.32, size: 0.28, turn: 8, isFar: true },
  { x: -0.6, y: -0.3, size: 0.24, turn: -14, isFar: true },
];

/**
 * A campaign banner. The left half stays dark and calm for the words; on the right the motif stands in its light on the
 * baulk line. `focus` is the motif's centre as a share of the width.
 */
export function heroSvg(art: HeroArt, body: MotifBody, width: number, height: number, focus: number): string {
  const random = seeded(`${art.code}${width}`);
  const { hue, hue2 } = art;
  const tone = lights(hue);
  const cx = width * focus;
  const cy = height * 0.5;
  const main = height * 0.82;
  const place = (svg: string, x: number, y: number, size: number, turn: number, filter: string) =>
    `<g transform="translate(${at(x - size / 2)} ${at(y - size / 2)}) rotate(${turn} ${at(size / 2)} ${at(size / 2)}) scale(${(size / 32).toFixed(4)})" filter="url(#${filter})">${svg}</g>`;
  const companions = art.around.map((name, index) => {
    const spot = AROUND[index] ?? AROUND[0];
    if (!spot) return '';
    return place(
      body(name, `a${index}`),
      cx + spot.x * height,
      cy + spot.y * height,
      spot.size * height,
      spot.turn,
      spot.isFar ? 'far' : 'lit',
    );
  });
  const coins = Array.from({ length: art.coins }, (_, index) => {
    const angle = (index / art.coins) * Math.PI * 2 + 0.5;
    const depth = Math.sin(angle);
    const size = height * (0.15 + depth * 0.045);
    const turn = 0.45 + 0.55 * Math.abs(Math.cos(angle * 1.5 + 0.6));
    return {
      depth,
      svg: place(
        coin(`c${index}`, turn),
        cx + Math.cos(angle) * height * 0.6,
        cy + height * 0.06 + depth * height * 0.26 - Math.cos(angle) * height * 0.12,
        size,
        -24 + ((index * 37) % 48),
        'lit',
      ),
    };
  });
  const drawCoins = (isFront: boolean) =>
    coins
      .filter((spot) => spot.depth >= 0 === isFront)
      .map((spot) => spot.svg)
      .join('');
  const rays = Array.from({ length: 26 }, (_, index) => {
    const from = (index * Math.PI) / 13;
    const to = from + (Math.PI / 26) * (0.6 + random() * 0.7);
    const reach = width;
    return `<path d="M${at(cx)} ${at(cy)}L${at(cx + reach * Math.cos(from))} ${at(cy + reach * Math.sin(from))}L${at(cx + reach * Math.cos(to))} ${at(cy + reach * Math.sin(to))}Z"/>`;
  }).join('');
  const dust = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${at(cx + (random() - 0.5) * height * 2.6)}" cy="${at(random() * height)}" r="${at(0.6 + random() * 2)}" fill="#fff6df" opacity="${at(0.2 + random() * 0.6)}"/>`,
  ).join('');
  const glints = Array.from(
    { length: 7 },
    () =>
      `<path transform="translate(${at(cx + (random() - 0.5) * height * 1.7)} ${at(height * (0.1 + random() * 0.75))}) scale(${at(5 + random() * 11)})" d="M0-1Q.1-.1 1 0Q.1.1 0 1Q-.1.1-1 0Q-.1-.1 0-1Z" fill="#fffdf2" opacity=".85"/>`,
  ).join('');
  const line = cx - height * 0.95;

  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="${oklch(0.17, 0.045, hue2)}"/><stop offset=".42" stop-color="${oklch(0.27, 0.09, hue2)}"/><stop offset=".75" stop-color="${oklch(0.46, 0.16, hue)}"/><stop offset="1" stop-color="${oklch(0.3, 0.11, hue2)}"/></linearGradient>
<radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 1.05)}"><stop offset="0" stop-color="${oklch(0.88, 0.15, hue + 34)}" stop-opacity=".95"/><stop offset=".4" stop-color="${oklch(0.66, 0.18, hue + 12)}" stop-opacity=".55"/><stop offset="1" stop-color="${oklch(0.4, 0.12, hue)}" stop-opacity="0"/></radialGradient>
<linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.86, 0.14, hue + 38)}"/><stop offset="1" stop-color="${oklch(0.5, 0.17, hue)}"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset=".28" stop-color="#e0ab45"/><stop offset=".52" stop-color="#8d5f17"/><stop offset=".74" stop-color="#e9bd5c"/><stop offset="1" stop-color="#6d4408"/></linearGradient>
<radialGradient id="ray-fade" gradientUnits="userSpaceOnUse" cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 1.5)}"><stop offset=".1" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="ray-mask"><rect width="${width}" height="${height}" fill="url(#ray-fade)"/></mask>
<linearGradient id="calm" x1="0" x2="1"><stop offset="0" stop-color="${oklch(0.13, 0.03, hue2)}" stop-opacity=".8"/><stop offset=".36" stop-color="${oklch(0.13, 0.03, hue2)}" stop-opacity=".5"/><stop offset=".62" stop-color="${oklch(0.13, 0.03, hue2)}" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${oklch(0.12, 0.04, hue2)}" stop-opacity="0"/><stop offset="1" stop-color="${oklch(0.12, 0.04, hue2)}" stop-opacity=".82"/></linearGradient>
<pattern id="twill" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 2h9" stroke="#fff" stroke-opacity=".05" stroke-width="2.5"/></pattern>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${at(height / 60)}"/></filter>
<filter id="far" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation=".75"/></filter>
${lightFilter('lit', tone.key, tone.counter, tone.dark, 0.4)}</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#twill)"/>
<g fill="${oklch(0.9, 0.1, hue + 30)}" opacity=".2" mask="url(#ray-mask)">${rays}</g><rect width="${width}" height="${height}" fill="url(#halo)"/>
<g fill="none" stroke="${oklch(0.92, 0.06, hue)}" stroke-opacity=".3" stroke-width="2"><path d="M${at(line)} 0V${height}M${at(line)} ${at(height * 0.2)}a${at(height * 0.3)} ${at(height * 0.3)} 0 0 0 0 ${at(height * 0.6)}"/><circle cx="${at(line)}" cy="${at(cy)}" r="5" fill="${oklch(0.92, 0.06, hue)}" fill-opacity=".55" stroke="none"/></g>
<circle cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 0.43)}" fill="url(#disc)" opacity=".9"/><circle cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 0.43)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="14" filter="url(#soft)"/><circle cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 0.43)}" fill="none" stroke="url(#brass)" stroke-width="${at(height / 70)}"/><circle cx="${at(cx)}" cy="${at(cy)}" r="${at(height * 0.465)}" fill="none" stroke="${oklch(0.92, 0.08, hue + 30)}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="2 12"/>
${companions[3] ?? ''}${companions[2] ?? ''}${drawCoins(false)}${place(body(art.main, 'x'), cx, cy, main, 0, 'lit')}${companions[1] ?? ''}${companions[0] ?? ''}${drawCoins(true)}
${dust}${glints}<rect width="${width}" height="${height}" fill="url(#foot)"/><rect width="${width}" height="${height}" fill="url(#calm)"/></svg>`;
}
