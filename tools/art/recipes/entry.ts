import { oklch } from '../colour.ts';
import { seeded } from '../seeded.ts';
import { coin, lightFilter, lights, type MotifBody } from './motif.ts';

interface EntryArt {
  code: string;
  hue: number;
  motif: string;
}

/** The tall pictures beside the login and the registration form. */
export const ENTRIES: readonly EntryArt[] = [
  { code: 'login', hue: 162, motif: 'dragon' },
  { code: 'register', hue: 172, motif: 'wrapped-gift' },
];

/** Looking down a table: cloth, cushion, baulk line and D in perspective, and the motif standing on the spot. */
export function entrySvg(art: EntryArt, body: MotifBody, width: number, height: number): string {
  const random = seeded(art.code);
  const { hue } = art;
  const tone = lights(88);
  const cx = width / 2;
  const floor = height * 0.66;
  const size = width * 0.78;
  const dust = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${(random() * width).toFixed(1)}" cy="${(random() * height * 0.72).toFixed(1)}" r="${(0.5 + random() * 1.8).toFixed(1)}" fill="#fff3cf" opacity="${(0.15 + random() * 0.6).toFixed(2)}"/>`,
  ).join('');
  const coins = [
    [0.14, 0.645, 58, 0.85, -14],
    [0.86, 0.66, 66, 0.7, 16],
    [0.72, 0.735, 48, 1, -8],
    [0.24, 0.75, 42, 0.6, 22],
  ]
    .map(
      ([x = 0, y = 0, extent = 0, turn = 1, lean = 0], index) =>
        `<g transform="translate(${(x * width - extent / 2).toFixed(1)} ${(y * height - extent / 2).toFixed(1)}) rotate(${lean} ${extent / 2} ${extent / 2}) scale(${(extent / 32).toFixed(4)})" filter="url(#lit)">${coin(`c${index}`, turn)}</g>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="room" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.14, 0.03, hue)}"/><stop offset="1" stop-color="${oklch(0.28, 0.07, hue)}"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.6, 0.13, hue)}"/><stop offset=".4" stop-color="${oklch(0.42, 0.105, hue)}"/><stop offset="1" stop-color="${oklch(0.18, 0.05, hue)}"/></linearGradient>
<linearGradient id="rail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset=".4" stop-color="#c98f31"/><stop offset="1" stop-color="#5d3a08"/></linearGradient>
<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${height * 0.36}" r="${width * 0.95}"><stop offset="0" stop-color="${oklch(0.94, 0.11, 92)}" stop-opacity=".85"/><stop offset=".45" stop-color="${oklch(0.7, 0.13, 130)}" stop-opacity=".4"/><stop offset="1" stop-color="${oklch(0.4, 0.1, hue)}" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d8" stop-opacity=".6"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".68" stop-color="${oklch(0.1, 0.03, hue)}" stop-opacity="0"/><stop offset="1" stop-color="${oklch(0.1, 0.03, hue)}" stop-opacity=".92"/></linearGradient>
<pattern id="twill" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 2h8" stroke="#fff" stroke-opacity=".08" stroke-width="2.2"/></pattern>
<filter id="soft" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="9"/></filter>${lightFilter('lit', tone.key, oklch(0.84, 0.13, 200), oklch(0.14, 0.04, hue), 0.4)}</defs>
<rect width="${width}" height="${height}" fill="url(#room)"/><path d="M${cx - 34}-20h68l${width * 0.52} ${floor + 40}h-${width * 1.04 + 68}Z" fill="url(#beam)" filter="url(#soft)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>
<path d="M-30 ${floor - 70}Q${cx} ${floor - 128} ${width + 30} ${floor - 70}V${height}H-30Z" fill="url(#cloth)"/><path d="M-30 ${floor - 70}Q${cx} ${floor - 128} ${width + 30} ${floor - 70}V${height}H-30Z" fill="url(#twill)"/>
<path d="M-30 ${floor - 74}Q${cx} ${floor - 132} ${width + 30} ${floor - 74}" fill="none" stroke="url(#rail)" stroke-width="9"/>
<g fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2"><path d="M-10 ${floor + 14}H${width + 10}"/><path d="M${cx - width * 0.34} ${floor + 14}a${width * 0.34} ${width * 0.2} 0 0 0 ${width * 0.68} 0"/></g><ellipse cx="${cx}" cy="${floor + 14}" rx="7" ry="4" fill="#fff" fill-opacity=".7"/>
<ellipse cx="${cx}" cy="${floor + 4}" rx="${width * 0.32}" ry="17" fill="#000" opacity=".55" filter="url(#soft)"/>
<g transform="translate(${cx - size / 2} ${floor - size * 0.93}) scale(${(size / 32).toFixed(4)})" filter="url(#lit)">${body(art.motif, 'x')}</g>${coins}
${dust}<rect width="${width}" height="${height}" fill="url(#foot)"/></svg>`;
}
