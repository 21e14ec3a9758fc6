import type { Kit } from './kit.ts';
import type { Piece } from './Piece.ts';
import { scenerySvg } from './relief/scenerySvg.ts';
import { seeded } from './seeded.ts';

export interface SceneOptions {
  /** Seeds what is strewn. */
  code: string;
  width: number;
  height: number;
  /** The ground of the game, as its own scenery has it. */
  colours: readonly string[];
  /** The light behind the group. */
  glow: string;
  pieces: readonly Piece[];
  /** Where the group stands, in shares of the picture, and the length in pixels that its pieces are shares of. */
  group: { x: number; y: number; unit: number };
  /** Where words will stand: that side is kept dark and calm. */
  words: 'left' | 'foot' | 'title';
  /** How many times larger it is drawn than shown. */
  oversample: number;
}

const at = (value: number): string => value.toFixed(1);

/** Reliefs before the hills of the night, in one light from the upper left; words are never part of a picture. */
export async function composeScene(
  kit: Kit,
  reliefOf: (name: string) => Promise<Buffer>,
  { code, width, height, colours, glow, pieces, group, words, oversample }: SceneOptions,
): Promise<string> {
  const random = seeded(`${code}${width}`);
  const cx = group.x * width;
  const cy = group.y * height;
  const { unit } = group;

  const drawn: string[] = [];
  for (const { relief, dx, dy, size, turn = 0, face = 1, blur = 0, light = 1 } of pieces) {
    const side = size * unit;
    const pixels = Math.max(8, Math.round(side * oversample));
    const soft = (blur / 1000) * unit * oversample;
    const room = soft > 0.3 ? Math.ceil(soft * 3) : 0;
    const load = async (brightness: number): Promise<string> => {
      let picture = kit.sharp(await reliefOf(relief)).resize(pixels, pixels, { kernel: 'lanczos3', fit: 'fill' });
      /* Brighter brass is also yellower. */
      if (brightness !== 1) picture = picture.modulate({ brightness, saturation: brightness > 1 ? 1.35 : 1 });
      let png = await picture.png().toBuffer();
      if (room > 0) {
        const background = { r: 0, g: 0, b: 0, alpha: 0 };
        const wide = kit.sharp(png).extend({ top: room, bottom: room, left: room, right: room, background });
        png = await kit
          .sharp(await wide.png().toBuffer())
          .blur(soft)
          .png()
          .toBuffer();
      }
      return `data:image/png;base64,${png.toString('base64')}`;
    };
    const whole = (pixels + room * 2) / oversample;
    const image = (href: string, shift: number): string =>
      `<image href="${href}" x="${at(-whole / 2 + shift)}" y="${at(-whole / 2)}" width="${at(whole)}" height="${at(whole)}" image-rendering="optimizeQuality"/>`;
    const edge = face < 0.95 ? image(await load(light * 0.42), side * 0.06) : '';
    drawn.push(
      `<g transform="translate(${at(cx + dx * unit)} ${at(cy + dy * unit)}) rotate(${turn}) scale(${face} 1)">${edge}${image(await load(light), 0)}</g>`,
    );
  }

  const reach = unit * 1.15;
  const rays = Array.from({ length: 22 }, (_, index) => {
    const from = (index * Math.PI) / 11 + random() * 0.08;
    const to = from + (Math.PI / 22) * (0.35 + random() * 0.6);
    return `<path d="M${at(cx)} ${at(cy)}L${at(cx + reach * 2 * Math.cos(from))} ${at(cy + reach * 2 * Math.sin(from))}L${at(cx + reach * 2 * Math.cos(to))} ${at(cy + reach * 2 * Math.sin(to))}Z"/>`;
  }).join('');
  const embers = Array.from({ length: 30 }, () => {
    const angle = random() * Math.PI * 2;
    const far = unit * (0.2 + random() * 0.85);
    const r = unit * (0.0012 + random() ** 3 * 0.005);
    return `<circle cx="${at(cx + Math.cos(angle) * far * 1.25)}" cy="${at(cy + Math.sin(angle) * far * 0.7)}" r="${r.toFixed(2)}" fill="#ffe6ae" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  }).join('');
  const glints = Array.from(
    { length: 5 },
    () =>
      `<path transform="translate(${at(cx + (random() - 0.5) * unit * 1.1)} ${at(cy + (random() - 0.5) * unit * 0.8)}) scale(${at(unit * (0.012 + random() * 0.022))})" d="M0-1Q.06-.06 1 0Q.06.06 0 1Q-.06.06-1 0Q-.06-.06 0-1Z" fill="#fff8e2" opacity=".9"/>`,
  ).join('');
  const dark = colours[3] ?? '#050f0c';
  const calm = {
    left: `<rect width="${width}" height="${height}" fill="url(#calm-left)"/><rect width="${width}" height="${height}" fill="url(#calm-rim)"/>`,
    title: `<rect width="${width}" height="${height}" fill="url(#calm-title)"/>`,
    foot: `<rect width="${width}" height="${height}" fill="url(#calm-foot)"/>`,
  }[words];
  const moon = { x: cx, y: cy - unit * 0.02, r: unit * 0.47 };
  const ground = scenerySvg(width, height, colours, moon).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="${at(cx)}" cy="${at(cy)}" r="${at(unit * 0.95)}"><stop offset="0" stop-color="${glow}" stop-opacity=".78"/><stop offset=".45" stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<radialGradient id="ray-fade" gradientUnits="userSpaceOnUse" cx="${at(cx)}" cy="${at(cy)}" r="${at(reach)}"><stop offset=".3" stop-color="#ffe9b8" stop-opacity=".2"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>
<linearGradient id="calm-left" x1="0" x2="1"><stop offset="0" stop-color="${dark}" stop-opacity=".94"/><stop offset=".34" stop-color="${dark}" stop-opacity=".74"/><stop offset=".6" stop-color="${dark}" stop-opacity="0"/></linearGradient>
<linearGradient id="calm-rim" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".7"/></linearGradient>
<linearGradient id="calm-title" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${dark}" stop-opacity="0"/><stop offset=".84" stop-color="${dark}" stop-opacity=".84"/><stop offset="1" stop-color="${dark}" stop-opacity=".97"/></linearGradient>
<linearGradient id="calm-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${dark}" stop-opacity="0"/><stop offset=".74" stop-color="${dark}" stop-opacity=".86"/><stop offset="1" stop-color="${dark}" stop-opacity=".98"/></linearGradient></defs>
${ground}<g fill="url(#ray-fade)">${rays}</g><rect width="${width}" height="${height}" fill="url(#shine)"/>
${drawn.join('')}${embers}${glints}${calm}</svg>`;
}
