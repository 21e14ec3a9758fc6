import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { addLayer, createRelief, gloss, type Relief } from './castRelief.ts';
import type { Kit } from './kit.ts';
import { openIcons } from './openIcons.ts';
import { openWorkshop } from './openWorkshop.ts';
import { castTile } from './relief/castTile.ts';
import { gameReliefs, type HouseGame } from './relief/gameReliefs.ts';
import { gold } from './relief/materials.ts';
import { greens, indigo, scenerySvg, wine } from './relief/scenerySvg.ts';
import { size } from './relief/shapes.ts';

/**
 * Renders the pictures of a house slot into the game: `castSymbols.ts <game> [names]`, or the shared ones with
 * `engine`. Shapes come from game-icons (CC BY 3.0) or are drawn here; each is rendered as metal, stone or enamel by
 * its height. Run by hand when the art changes, followed by `npm run art`: the results are committed.
 */
const [game = 'dragon-eight', ...only] = process.argv.slice(2);
const folderOf = (name: string): string => fileURLToPath(new URL(`../../games/${name}/src/art/`, import.meta.url));
const out = folderOf(game);
const shownSize = 288;
const workshop = openWorkshop();
const sharp = workshop.need('sharp') as Kit['sharp'];

const page = await openPage();
try {
  const icon = openIcons(workshop.folder);
  mkdirSync(out, { recursive: true });
  const reliefs = gameReliefs(mask, icon);
  /** The emblem beside the name is never taller than 100 px. */
  const figures = (of: HouseGame): { [name: string]: () => Promise<void> } =>
    Object.fromEntries(
      Object.entries(reliefs[of]).map(([name, cast]) => {
        const side = name === 'emblem' ? 200 : shownSize;
        return [name, async () => save(name, await cast(), side, side)];
      }),
    );
  const tile = async (name: string, shape: string, paint: string): Promise<void> =>
    save(name, await castTile(mask, shape, paint), shownSize, shownSize);
  const pictures: { [game: string]: { [name: string]: () => Promise<void> } } = {
    engine: {
      coin,
      frame,
      spin: spinButton,
      background: () => scenery('background', 1600, 900),
      'background-tall': () => scenery('background-tall', 900, 1500),
    },
    'dragon-eight': {
      ...figures('dragon-eight'),
      red: () => tile('red', glyph('中', 330), '#c1121f'),
      green: () => tile('green', glyph('發', 330), '#0b7a43'),
      east: () => tile('east', glyph('東', 330), '#15489c'),
      wheel: () => tile('wheel', wheelShape(), '#8a4b08'),
      bamboo: () => tile('bamboo', bambooShape(), '#0e7c7b'),
    },
    'lantern-ways': {
      ...figures('lantern-ways'),
      spring: () => tile('spring', glyph('春', 330), '#0b7a43'),
      summer: () => tile('summer', glyph('夏', 330), '#c1121f'),
      autumn: () => tile('autumn', glyph('秋', 330), '#a85a08'),
      winter: () => tile('winter', glyph('冬', 330), '#15489c'),
      background: () => scenery('background', 1600, 900, indigo),
      'background-tall': () => scenery('background-tall', 900, 1500, indigo),
    },
    'treasure-bowl': {
      ...figures('treasure-bowl'),
      fortune: () => tile('fortune', glyph('福', 330), '#c1121f'),
      rank: () => tile('rank', glyph('祿', 330), '#0b7a43'),
      years: () => tile('years', glyph('壽', 330), '#15489c'),
      background: () => scenery('background', 1600, 900, wine),
      'background-tall': () => scenery('background-tall', 900, 1500, wine),
    },
  };
  const wanted = pictures[game];
  if (!wanted) throw new Error(`There are pictures for ${Object.keys(pictures).join(', ')}, not for ${game}.`);
  for (const [name, work] of Object.entries(wanted)) if (only.length === 0 || only.includes(name)) await work();
} finally {
  await page.context().browser()?.close();
}

/** A cast cash coin: four signs around a square hole. */
async function coin(): Promise<void> {
  const relief = createRelief(size, size);
  const body = `<path fill-rule="evenodd" d="M320 46a274 274 0 1 0 .1 0zM248 248h144v144H248z"/>`;
  addLayer(relief, {
    mask: await mask(body, size, size),
    material: gold,
    rounding: [[7, 1.3]],
    lift: 0.7,
    texture: (x, y) => 0.16 * Math.sin(x * 0.9) * Math.sin(y * 0.9),
    shadow: { dx: 0, dy: 16, blur: 15, strength: 0.85 },
  });
  const raisedParts =
    `<path fill-rule="evenodd" d="M320 50a270 270 0 1 0 .1 0zM320 90a230 230 0 1 1-.1 0z"/>` +
    `<path fill-rule="evenodd" d="M222 222h196v196H222zM246 246v148h148V246z"/>` +
    sign('龍', 320, 164, 108) +
    sign('八', 320, 478, 108) +
    sign('福', 164, 321, 108) +
    sign('寶', 476, 321, 108);
  addLayer(relief, {
    mask: await mask(raisedParts, size, size),
    material: gold,
    rounding: [
      [3, 1],
      [7, 0.9],
    ],
    lift: 0.95,
    shadow: { dx: 2, dy: 5, blur: 4, strength: 0.8 },
  });
  await save('coin', relief, shownSize, shownSize);
}

/** The reel frame: brass rails around a lacquer band with an inlaid fret, open in the middle. */
async function frame(): Promise<void> {
  const width = 1760;
  const height = 1130;
  const relief = createRelief(width, height);
  const box = (inset: number, radius: number): string =>
    `M${inset + radius} ${inset}H${width - inset - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height - inset - radius}a${radius} ${radius} 0 0 1 -${radius} ${radius}H${inset + radius}a${radius} ${radius} 0 0 1 -${radius} -${radius}V${inset + radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}z`;
  const ringOf = (outer: number, inner: number, outerRadius: number, innerRadius: number): string =>
    `<path fill-rule="evenodd" d="${box(outer, outerRadius)}${box(inner, innerRadius)}"/>`;
  addLayer(relief, {
    mask: await mask(ringOf(20, 80, 64, 20), width, height),
    material: gloss('#0a0202', '#4a0a0c', '#b23a2c', 0.5),
    rounding: [
      [16, 0.8],
      [8, 0.4],
    ],
    lift: 0.7,
    shadow: { dx: 0, dy: 16, blur: 16, strength: 0.9 },
  });
  const rails = ringOf(14, 27, 66, 56) + ringOf(74, 86, 24, 16);
  addLayer(relief, {
    mask: await mask(rails, width, height),
    material: gold,
    rounding: [
      [3, 1],
      [6, 1],
    ],
    lift: 1,
    shadow: { dx: 0, dy: 4, blur: 5, strength: 0.8 },
  });
  addLayer(relief, {
    mask: await mask(fret(width, height, 50), width, height),
    material: gold,
    rounding: [[2, 1.2]],
    lift: 0.8,
    shadow: { dx: 1, dy: 2, blur: 2, strength: 0.8 },
  });
  const corner =
    '<path d="M0 0h150c0 22-16 30-34 30H92c26 10 26 46-4 46-20 0-26-20-14-30-20 2-28 8-28 28-12-10-30-6-30 14 0 28 36 32 46 4v24c0 18-8 34-30 34z"/>';
  const corners = [
    [10, 10, 1, 1],
    [width - 10, 10, -1, 1],
    [10, height - 10, 1, -1],
    [width - 10, height - 10, -1, -1],
  ]
    .map(([x, y, sx, sy]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${corner}</g>`)
    .join('');
  addLayer(relief, {
    mask: await mask(corners, width, height),
    material: gold,
    rounding: [
      [4, 1],
      [12, 0.8],
    ],
    lift: 0.9,
    shadow: { dx: 0, dy: 6, blur: 7, strength: 0.85 },
  });
  await save('frame', relief, 1408, 904);
}

/** The face of the spin button without its arrow, which the page draws. */
async function spinButton(): Promise<void> {
  const relief = createRelief(size, size);
  addLayer(relief, {
    mask: await mask('<circle cx="320" cy="312" r="290"/>', size, size),
    material: gold,
    rounding: [
      [10, 1],
      [22, 0.6],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 16, blur: 16, strength: 0.8 },
  });
  addLayer(relief, {
    mask: await mask('<circle cx="320" cy="312" r="246"/>', size, size),
    material: gloss('#06281b', '#1b7b53', '#7fe0b0', 0.7),
    rounding: [
      [14, 0.6],
      [60, 0.32],
    ],
    lift: 0.5,
    texture: (x, y) =>
      0.5 * Math.cos(Math.atan2(y - 312, x - 320) * 64) * Math.min(1, Math.hypot(x - 320, y - 312) / 240) ** 3,
  });
  await save('spin', relief, 240, 240);
}

async function scenery(name: string, width: number, height: number, colours = greens): Promise<void> {
  const svg = scenerySvg(width, height, colours);
  await encode(name, await draw(svg, width, height), width, height, width, height, 58);
}

function fret(width: number, height: number, centre: number): string {
  const unit = 34;
  const across = Math.floor((width - 2 * 190) / unit);
  const down = Math.floor((height - 2 * 190) / unit);
  const key = 'M3 24V4H27V24H11V12H19V17';
  const parts: string[] = [];
  const startX = (width - across * unit) / 2;
  const startY = (height - down * unit) / 2;
  for (let i = 0; i < across; i += 1) {
    parts.push(`<g transform="translate(${startX + i * unit} ${centre - 14})"><path d="${key}"/></g>`);
    parts.push(
      `<g transform="translate(${startX + i * unit} ${height - centre + 14}) scale(1 -1)"><path d="${key}"/></g>`,
    );
  }
  for (let i = 0; i < down; i += 1) {
    parts.push(
      `<g transform="translate(${centre - 14} ${startY + (i + 1) * unit}) rotate(-90)"><path d="${key}"/></g>`,
    );
    parts.push(
      `<g transform="translate(${width - centre + 14} ${startY + i * unit}) rotate(90)"><path d="${key}"/></g>`,
    );
  }
  return `<g fill="none" stroke="#000" stroke-width="3.4">${parts.join('')}</g>`;
}

function glyph(character: string, points: number): string {
  return sign(character, 320, 306, points);
}

function sign(character: string, x: number, y: number, points: number): string {
  return `<text x="${x}" y="${y}" font-family="Noto Serif CJK TC, Noto Serif CJK SC, serif" font-weight="900" font-size="${points}" text-anchor="middle" dominant-baseline="central">${character}</text>`;
}

function wheelShape(): string {
  const ring = (r: number, w: number): string =>
    `<circle cx="320" cy="305" r="${r}" fill="none" stroke="#000" stroke-width="${w}"/>`;
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<ellipse cx="320" cy="210" rx="26" ry="46" transform="rotate(${i * 45} 320 305)"/>`,
  ).join('');
  return ring(164, 20) + petals + '<circle cx="320" cy="305" r="30"/>';
}

function bambooShape(): string {
  const stalk = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><rect x="-23" y="-88" width="46" height="84" rx="20"/><rect x="-23" y="4" width="46" height="84" rx="20"/><rect x="-32" y="-10" width="64" height="20" rx="10"/></g>`;
  return stalk(238, 212) + stalk(320, 212) + stalk(402, 212) + stalk(238, 402) + stalk(320, 402) + stalk(402, 402);
}

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return browser.newPage();
}

/** The coverage of a drawing, 0..1 per pixel. */
async function mask(shapes: string, width: number, height: number): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.replaceAll('currentColor', '#000')}</svg>`;
  const rgba = await draw(svg, width, height);
  return Float32Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3]! / 255);
}

async function draw(svg: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0, w, h);
      const bytes = new Uint8Array(context.getImageData(0, 0, w, h).data.buffer);
      let text = '';
      for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
      return btoa(text);
    },
    [svg, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

async function save(name: string, relief: Relief, width: number, height: number): Promise<void> {
  const bytes = Buffer.alloc(relief.rgba.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Math.round(Math.min(1, Math.max(0, relief.rgba[i]!)) * 255);
  await encode(name, bytes, relief.width, relief.height, width, height, 62);
}

/** As AVIF without chroma subsampling, which would smear red lacquer beside gold. */
async function encode(
  name: string,
  rgba: Buffer,
  w: number,
  h: number,
  toWidth: number,
  toHeight: number,
  quality: number,
): Promise<void> {
  const png = await resize(rgba, w, h, toWidth, toHeight);
  keep(`${name}.avif`, await sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer());
}

function keep(file: string, bytes: Buffer): void {
  writeFileSync(join(out, file), bytes);
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KB`);
}

async function resize(rgba: Buffer, w: number, h: number, toWidth: number, toHeight: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([text, fromW, fromH, tw, th]) => {
      const bytes = Uint8ClampedArray.from(atob(text), (c) => c.charCodeAt(0));
      const whole = await createImageBitmap(new ImageData(bytes, fromW, fromH), {
        resizeWidth: tw,
        resizeHeight: th,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(tw, th);
      canvas.getContext('2d')!.drawImage(whole, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      let result = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) result += String.fromCharCode(byte);
      return btoa(result);
    },
    [rgba.toString('base64'), w, h, toWidth, toHeight] as const,
  );
  return Buffer.from(base64, 'base64');
}
