import { oklch } from '../colour.ts';
import { seeded } from '../seeded.ts';
import { lightFilter, lights, type MotifBody } from './motif.ts';

interface BannerArt {
  code: string;
  hue: number;
  motifs: readonly string[];
}

/** The strip on top of each lobby. */
export const BANNERS: readonly BannerArt[] = [
  { code: 'rng', hue: 335, motifs: ['slot-machine', 'gem-stone', 'cherries'] },
  { code: 'live', hue: 160, motifs: ['joker', 'game-die', 'coin-of-the-house'] },
  { code: 'fish', hue: 215, motifs: ['shark', 'lobster', 'tropical-fish'] },
  { code: 'pvp', hue: 265, motifs: ['mahjong-red-dragon', 'heart-suit', 'club-suit'] },
  { code: 'sports', hue: 148, motifs: ['soccer-ball', 'basketball', 'trophy'] },
  { code: 'esports', hue: 300, motifs: ['video-game', 'alien-monster', 'crossed-swords'] },
  { code: 'lott', hue: 20, motifs: ['admission-tickets', 'red-envelope', 'four-leaf-clover'] },
  { code: 'elott', hue: 250, motifs: ['rocket', 'racing-car', 'horse-racing'] },
];

export function bannerSvg(art: BannerArt, body: MotifBody, width: number, height: number): string {
  const random = seeded(art.code);
  const { hue } = art;
  const hue2 = hue + 30;
  const tone = lights(hue);
  const spots = [
    { x: 0.8, y: 0.54, size: 1.18 },
    { x: 0.915, y: 0.6, size: 0.84 },
    { x: 0.675, y: 0.58, size: 0.72 },
  ] as const;
  const motifs = art.motifs
    .map((name, index) => {
      const spot = spots[index] ?? spots[0];
      const size = spot.size * height;
      return `<g transform="translate(${(spot.x * width - size / 2).toFixed(1)} ${(spot.y * height - size / 2).toFixed(1)}) rotate(${[0, 10, -10][index] ?? 0} ${(size / 2).toFixed(1)} ${(size / 2).toFixed(1)}) scale(${(size / 32).toFixed(4)})" filter="url(#lit)">${body(name, `m${index}`)}</g>`;
    })
    .reverse()
    .join('');
  const dust = Array.from(
    { length: 22 },
    () =>
      `<circle cx="${(width * (0.5 + random() * 0.5)).toFixed(1)}" cy="${(random() * height).toFixed(1)}" r="${(0.6 + random() * 1.6).toFixed(1)}" fill="#fff6df" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`,
  ).join('');
  const line = width * 0.52;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="ground" x1="0" x2="1"><stop offset="0" stop-color="${oklch(0.2, 0.06, hue)}"/><stop offset=".5" stop-color="${oklch(0.33, 0.12, hue)}"/><stop offset="1" stop-color="${oklch(0.44, 0.15, hue2)}"/></linearGradient>
<radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${width * 0.8}" cy="${height * 0.5}" r="${height * 1.7}"><stop offset="0" stop-color="${oklch(0.88, 0.13, hue2)}" stop-opacity=".85"/><stop offset="1" stop-color="${oklch(0.5, 0.14, hue)}" stop-opacity="0"/></radialGradient>
<pattern id="twill" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 2h8" stroke="#fff" stroke-opacity=".05" stroke-width="2.4"/></pattern>
<linearGradient id="calm" x1="0" x2="1"><stop offset="0" stop-color="${oklch(0.14, 0.04, hue)}" stop-opacity=".88"/><stop offset=".55" stop-color="${oklch(0.14, 0.04, hue)}" stop-opacity="0"/></linearGradient>
${lightFilter('lit', tone.key, tone.counter, tone.dark, 0.4)}</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#twill)"/><rect width="${width}" height="${height}" fill="url(#halo)"/>
<g fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"><path d="M${line} 0V${height}M${line} ${height * 0.14}a${height * 0.36} ${height * 0.36} 0 0 0 0 ${height * 0.72}"/></g>
${motifs}${dust}<rect width="${width}" height="${height}" fill="url(#calm)"/></svg>`;
}
