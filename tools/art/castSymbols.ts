import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import {
  addGlow,
  addLayer,
  createRelief,
  enamel,
  gloss,
  hex,
  metal,
  type Material,
  type Relief,
} from './castRelief.ts';
import type { Kit } from './kit.ts';
import { openWorkshop } from './openWorkshop.ts';
import { tempFolder } from '../tempFolder.ts';

/**
 * Makes the pictures of a house slot and writes them into the game: `castSymbols.ts <game> [names]`, or those that all
 * games share with `engine`. Shapes come from game-icons (CC BY 3.0) or are drawn here; each is cast as metal, stone or
 * enamel by its height. The icon set is fetched into a folder of its own that is removed again, so it never becomes a
 * dependency. Run by hand when the art changes: the results are committed.
 */
const iconSet = '@iconify-json/game-icons@1.2.4';
const [game = 'dragon-eight', ...only] = process.argv.slice(2);
const folderOf = (name: string): string => fileURLToPath(new URL(`../../games/${name}/src/art/`, import.meta.url));
const out = folderOf(game);
const size = 640;
const shownSize = 288;
const sharp = openWorkshop().need('sharp') as Kit['sharp'];

const gold = metal([
  [0, '#1d0d02'],
  [0.18, '#5c360c'],
  [0.36, '#a8742a'],
  [0.55, '#dcae55'],
  [0.74, '#f6dc97'],
  [0.9, '#fff6d8'],
  [1, '#ffffff'],
]);
const copper = metal([
  [0, '#1d0602'],
  [0.2, '#6b2309'],
  [0.4, '#c25a1b'],
  [0.6, '#f39a3e'],
  [0.8, '#ffd694'],
  [1, '#fffaf0'],
]);
const jade = gloss('#04331f', '#1fa06a', '#b9f5cf');
const lacquer = gloss('#3a0508', '#c62a24', '#ff9c7c');
const ivory = gloss('#b9a47c', '#efe4c9', '#fffdf4', 0.5);
const pearl = gloss('#8f8ba4', '#e9e4ea', '#ffffff', 1);

/** The greens of the night over the hills, and what stands for them where another game is played. */
const greens = '#04110d #0a3325 #134a36 #050f0c #0e4231 #0a3023 #061d15 #7fd0a8'.split(' ');
const indigo = '#050818 #141f50 #2a2c72 #04060f #1c2558 #131a40 #0a0f28 #9aa6ff'.split(' ');
const wine = '#140405 #4d0f18 #721c20 #0f0304 #5c161c #3f0d13 #26070a #ffb27a'.split(' ');

const page = await openPage();
const folder = tempFolder('slot-art');
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, iconSet], {
    stdio: 'inherit',
  });
  const icons = JSON.parse(readFileSync(join(folder, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const icon = (name: string): string => {
    const found = icons.icons[name];
    if (!found) throw new Error(`The icon set has no ${name}.`);
    return found.body;
  };
  mkdirSync(out, { recursive: true });
  if (game !== 'engine') mkdirSync(join(out, '../../public'), { recursive: true });
  const pictures: { [game: string]: { [name: string]: () => Promise<void> } } = {
    engine: {
      coin,
      frame,
      spin: spinButton,
      background: () => scenery('background', 1600, 900),
      'background-tall': () => scenery('background-tall', 900, 1500),
    },
    'dragon-eight': {
      dragon: () =>
        medallion('dragon', octagon(276), ['#3d0406', '#a3141c', '#f0503c'], icon('spiked-dragon-head'), gold, 0.66),
      tiger: () =>
        medallion('tiger', roundShape(272), ['#040c24', '#133a78', '#3f8fd6'], icon('tiger-head'), copper, 0.68),
      turtle: () => medallion('turtle', hexagon(282), ['#1c0730', '#54206f', '#a35cc4'], icon('turtle'), jade, 0.7),
      lantern,
      eight,
      pearl: () => pearlOfFire(icon('fire-ring')),
      red: () => tile('red', glyph('中', 330), '#c1121f'),
      green: () => tile('green', glyph('發', 330), '#0b7a43'),
      east: () => tile('east', glyph('東', 330), '#15489c'),
      wheel: () => tile('wheel', wheelShape(), '#8a4b08'),
      bamboo: () => tile('bamboo', bambooShape(), '#0e7c7b'),
      emblem: () => emblem(icon('spiked-dragon-head')),
      thumb: () => thumb('eight', 'coin'),
    },
    'lantern-ways': {
      moon: () => medallion('moon', roundShape(276), ['#0b0626', '#2c1d72', '#7f6be0'], icon('moon'), gold, 0.62),
      lantern,
      koi: () => medallion('koi', octagon(276), ['#02161c', '#0b5563', '#3cb8c4'], icon('double-fish'), copper, 0.7),
      crane: () => medallion('crane', hexagon(282), ['#060d2c', '#1d3f8f', '#5f95e8'], icon('heron'), ivory, 0.7),
      lotus: () =>
        medallion('lotus', cushion(264), ['#2c0418', '#8a1650', '#e86aa0'], icon('lotus-flower'), pearl, 0.7),
      spring: () => tile('spring', glyph('春', 330), '#0b7a43'),
      summer: () => tile('summer', glyph('夏', 330), '#c1121f'),
      autumn: () => tile('autumn', glyph('秋', 330), '#a85a08'),
      winter: () => tile('winter', glyph('冬', 330), '#15489c'),
      emblem: () => emblem(icon('paper-lantern')),
      background: () => scenery('background', 1600, 900, indigo),
      'background-tall': () => scenery('background-tall', 900, 1500, indigo),
      thumb: () => thumb('lantern', 'moon'),
    },
    'treasure-bowl': {
      bowl: () => medallion('bowl', cushion(272), ['#3d0406', '#a3141c', '#f0503c'], icon('cauldron'), gold, 0.64),
      ingot: () => medallion('ingot', octagon(276), ['#02170f', '#0b5a3c', '#37b487'], icon('gold-bar'), gold, 0.68),
      jade: () => medallion('jade', hexagon(282), ['#2a1502', '#7a4708', '#dba13c'], icon('gem-pendant'), jade, 0.7),
      lion: () => medallion('lion', roundShape(272), ['#040c24', '#133a78', '#3f8fd6'], icon('lion'), copper, 0.7),
      fortune: () => tile('fortune', glyph('福', 330), '#c1121f'),
      rank: () => tile('rank', glyph('祿', 330), '#0b7a43'),
      years: () => tile('years', glyph('壽', 330), '#15489c'),
      emblem: () => emblem(icon('cauldron')),
      background: () => scenery('background', 1600, 900, wine),
      'background-tall': () => scenery('background-tall', 900, 1500, wine),
      thumb: () => thumb('bowl', 'ingot'),
    },
  };
  const wanted = pictures[game];
  if (!wanted) throw new Error(`There are pictures for ${Object.keys(pictures).join(', ')}, not for ${game}.`);
  for (const [name, work] of Object.entries(wanted)) if (only.length === 0 || only.includes(name)) await work();
} finally {
  rmSync(folder, { recursive: true, force: true });
  await page.context().browser()?.close();
}

/** A gold-rimmed plaque of engraved enamel with one figure cast on it. */
async function medallion(
  name: string,
  shape: string,
  [edge, middle, light]: [string, string, string],
  figure: string,
  material: Material,
  share: number,
): Promise<void> {
  const relief = createRelief(size, size);
  const full = await mask(shape, size, size);
  const inner = await mask(scaled(shape, 0.865), size, size);
  const rim = full.map((value, i) => value * (1 - inner[i]!));
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [[10, 1]],
    lift: 0.5,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.75 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel(edge, middle, light),
    rounding: [[26, -0.35]],
    lift: 0.5,
    texture: guilloche,
  });
  addLayer(relief, {
    mask: rim,
    material: gold,
    rounding: [
      [9, 1.2],
      [4, 0.5],
    ],
    lift: 1.1,
    shadow: { dx: 0, dy: 6, blur: 9, strength: 0.6 },
  });
  const cast = await mask(placed(figure, share), size, size);
  addLayer(relief, {
    mask: cast,
    material,
    rounding: [
      [3, 0.9],
      [8, 0.8],
      [20, 0.5],
    ],
    lift: 0.75,
    shadow: { dx: 3, dy: 12, blur: 11, strength: 0.95 },
  });
  await save(name, relief, shownSize, shownSize);
}

/** A lit paper lantern with brass caps on a plaque of night-green enamel. */
async function lantern(): Promise<void> {
  const relief = createRelief(size, size);
  const plate = cushion(262);
  const full = await mask(plate, size, size);
  const inner = await mask(scaled(plate, 0.87), size, size);
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [
      [9, 1.2],
      [4, 0.5],
    ],
    lift: 0.9,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.75 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel('#01140d', '#0a4230', '#2aa274'),
    rounding: [[24, -0.4]],
    lift: 0.5,
    texture: guilloche,
  });
  addGlow(relief, (x, y) => [...hex('#ffb052'), Math.max(0, 0.6 - Math.hypot(x - 0.5, (y - 0.48) * 1.1) * 1.7)]);
  const tassel =
    '<rect x="312" y="470" width="16" height="34" rx="8"/><path d="M296 500h48l10 58h-68z"/><rect x="314" y="92" width="12" height="60" rx="6"/>';
  addLayer(relief, {
    mask: await mask(tassel, size, size),
    material: gold,
    rounding: [[6, 1]],
    lift: 0.9,
    texture: (x, y) => (y > 500 ? 1.2 * Math.cos(x * 0.9) : 0),
    shadow: { dx: 3, dy: 8, blur: 8, strength: 0.8 },
  });
  const lit: Material = ([x, y, z], [u, v]) => {
    const glow = Math.max(0, 1 - Math.hypot((u - 0.5) / 0.3, (v - 0.48) / 0.26));
    const [red, green, blue] = lacquer([x, y, z], [u, v], 0);
    return [
      Math.min(1, red + 0.5 * glow),
      Math.min(1, green + 0.62 * glow ** 1.3),
      Math.min(1, blue + 0.22 * glow ** 2),
    ];
  };
  addLayer(relief, {
    mask: await mask('<rect x="166" y="166" width="308" height="284" rx="136"/>', size, size),
    material: lit,
    rounding: [
      [14, 0.7],
      [40, 0.5],
    ],
    lift: 0.62,
    // The ribs: bands that follow the bulge, closer together towards the sides.
    texture: (x) => {
      const across = Math.max(-0.999, Math.min(0.999, (x - 320) / 154));
      return 2.4 * Math.abs(Math.sin(Math.asin(across) * 4.5));
    },
    shadow: { dx: 3, dy: 12, blur: 12, strength: 0.9 },
  });
  addLayer(relief, {
    mask: await mask(
      '<rect x="232" y="140" width="176" height="40" rx="14"/><rect x="232" y="436" width="176" height="40" rx="14"/>',
      size,
      size,
    ),
    material: gold,
    rounding: [
      [5, 1],
      [12, 0.8],
    ],
    lift: 0.9,
    shadow: { dx: 2, dy: 6, blur: 6, strength: 0.8 },
  });
  await save('lantern', relief, shownSize, shownSize);
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

/** The wild: a scaled golden eight over a sunburst of lacquer. */
async function eight(): Promise<void> {
  const relief = createRelief(size, size);
  const plate = cushion(284);
  const inner = await mask(scaled(plate, 0.88), size, size);
  const full = await mask(plate, size, size);
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [
      [10, 1.2],
      [4, 0.4],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.8 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel('#5e0508', '#c4161c', '#ff7a3c'),
    rounding: [[22, -0.4]],
    lift: 0.5,
    texture: (x, y) =>
      2.6 * Math.cos(Math.atan2(y - 270, x - 320) * 32) * Math.min(1, Math.hypot(x - 320, y - 270) / 180),
  });
  const ring = (cy: number, r: number): string =>
    `<circle cx="320" cy="${cy}" r="${r}" fill="none" stroke="#000" stroke-width="66"/>`;
  const scales = (x: number, y: number): number => {
    const row = Math.floor(y / 13);
    const across = ((x + (row % 2) * 10) % 20) - 10;
    return -1.5 * Math.max(0, Math.hypot(across / 10, ((y % 13) - 0) / 13) - 0.72);
  };
  for (const [cy, r] of [
    [352, 98],
    [166, 80],
  ] as const) {
    addLayer(relief, {
      mask: await mask(ring(cy, r), size, size),
      material: gold,
      rounding: [
        [6, 0.6],
        [16, 1],
        [26, 0.6],
      ],
      lift: 0.85,
      texture: scales,
      shadow: { dx: 4, dy: 13, blur: 12, strength: 0.95 },
    });
  }
  addLayer(relief, {
    mask: await mask(`<circle cx="320" cy="352" r="40"/><circle cx="320" cy="166" r="28"/>`, size, size),
    material: jade,
    rounding: [
      [9, 0.8],
      [20, 0.9],
    ],
    lift: 0.9,
    shadow: { dx: 1, dy: 6, blur: 8, strength: 0.7 },
  });
  await save('eight', relief, shownSize, shownSize);
}

/** The scatter: a pearl in a ring of golden fire. */
async function pearlOfFire(fire: string): Promise<void> {
  const relief = createRelief(size, size);
  addGlow(relief, (x, y) => {
    const far = Math.hypot(x - 0.5, y - 0.53);
    return [...hex('#ffb347'), Math.max(0, 0.85 - far * 1.9) ** 1.6];
  });
  const flames = `<g transform="translate(36 16) scale(1.11)">${fire}</g>`;
  addLayer(relief, {
    mask: await mask(`${flames}<circle cx="320" cy="352" r="214"/>`, size, size),
    material: copper,
    rounding: [
      [5, 0.8],
      [16, 0.8],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 12, blur: 15, strength: 0.8 },
  });
  addLayer(relief, {
    mask: await mask(`<circle cx="320" cy="352" r="190"/>`, size, size),
    material: enamel('#02100c', '#0a3b2d', '#1f7d5d'),
    rounding: [[18, -0.5]],
    lift: 0.6,
    texture: guilloche,
  });
  addLayer(relief, {
    mask: await mask(
      `<path fill-rule="evenodd" d="M320 140a212 212 0 1 0 .1 0zM320 168a184 184 0 1 1-.1 0z"/>`,
      size,
      size,
    ),
    material: gold,
    rounding: [[8, 1.2]],
    lift: 1,
    shadow: { dx: 0, dy: 5, blur: 7, strength: 0.7 },
  });
  const cx = 320;
  const cy = 350;
  const r = 138;
  const ball = await mask(`<circle cx="${cx}" cy="${cy}" r="${r}"/>`, size, size);
  const sphere: Material = (_normal, [u, v]) => {
    const x = (u * size - cx) / r;
    const y = (v * size - cy) / r;
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const base = pearl([x, y, z], [u, v], 0);
    const sheen = Math.sin((x * 1.3 + y * 2.1 + z) * 3.2);
    return [
      Math.min(1, base[0] * (1 + 0.05 * sheen)),
      Math.min(1, base[1] * (1 + 0.04 * Math.cos((x - y) * 4))),
      Math.min(1, base[2] * (1 - 0.04 * sheen)),
    ];
  };
  addLayer(relief, {
    mask: ball,
    material: sphere,
    rounding: [[2, 0.1]],
    lift: 0,
    shadow: { dx: 3, dy: 14, blur: 16, strength: 0.95 },
  });
  addGlow(relief, (x, y) => {
    const spot = Math.hypot((x * size - 276) / 34, (y * size - 292) / 24);
    return [1, 1, 1, Math.max(0, 1 - spot) * 0.95];
  });
  await save('pearl', relief, shownSize, shownSize);
}

/** A bone tile with a jade back, its sign cut and painted. */
async function tile(name: string, shape: string, paint: string): Promise<void> {
  const relief = createRelief(size, size);
  const back = `<rect x="118" y="96" width="404" height="486" rx="52"/>`;
  const front = `<rect x="118" y="62" width="404" height="486" rx="52"/>`;
  addLayer(relief, {
    mask: await mask(back, size, size),
    material: jade,
    rounding: [[12, 1.2]],
    lift: 0.6,
    shadow: { dx: 0, dy: 14, blur: 15, strength: 0.85 },
  });
  const face = await mask(front, size, size);
  addLayer(relief, {
    mask: face,
    material: ivory,
    rounding: [
      [10, 0.8],
      [22, 0.35],
    ],
    lift: 0.55,
    texture: (x, y) => 0.12 * Math.sin(x * 0.045 + Math.sin(y * 0.012) * 3 + y * 0.006),
  });
  const cut = await mask(shape, size, size);
  const dark = hex(paint);
  const painted = gloss(shade(paint, 0.42), paint, shade(paint, 1.7), 0.45);
  addLayer(relief, { mask: cut, material: () => [1, 0.99, 0.94], rounding: [[2, 0.1]], lift: 0, opacity: 0.9 });
  addLayer(relief, {
    mask: shifted(cut, -2, -3),
    material: () => [dark[0] * 0.35, dark[1] * 0.35, dark[2] * 0.35],
    rounding: [[2, 0.1]],
    lift: 0,
  });
  addLayer(relief, {
    mask: cut,
    material: painted,
    rounding: [
      [4, -0.9],
      [9, -0.4],
    ],
    lift: 0.7,
    opacity: 0.94,
  });
  await save(name, relief, shownSize, shownSize);
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

/** The figure that crowns the frame and stands beside the name. */
async function emblem(head: string): Promise<void> {
  const relief = createRelief(size, size);
  addLayer(relief, {
    mask: await mask(placed(head, 0.92), size, size),
    material: gold,
    rounding: [
      [4, 0.9],
      [10, 0.9],
      [26, 0.5],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 12, blur: 14, strength: 0.9 },
  });
  // Beside the name it is never taller than 100 px of the page.
  await save('emblem', relief, 200, 200);
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

/** Night over the hills: cloth green, a brass moon on the baulk line, mist between the ridges. */
async function scenery(name: string, width: number, height: number, colours = greens): Promise<void> {
  const isTall = height > width;
  const moonX = width * 0.5;
  const moonY = height * (isTall ? 0.13 : 0.22);
  const moonR = Math.min(width, height) * (isTall ? 0.3 : 0.36);
  let seed = 8;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const ridge = (base: number, tall: number, step: number): string => {
    let path = `M0 ${height}`;
    let y = base;
    for (let x = 0; x <= width + step; x += step) {
      y =
        base -
        tall * (0.35 + 0.65 * Math.abs(Math.sin(x * 0.0041 + base) * Math.cos(x * 0.0017 + base * 3))) -
        random() * tall * 0.16;
      path += ` L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    return `${path} L${width} ${height}z`;
  };
  const horizon = height * (isTall ? 0.42 : 0.66);
  const stars = Array.from({ length: 90 }, () => {
    const r = 0.5 + random() * 1.3;
    return `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * horizon).toFixed(0)}" r="${r.toFixed(1)}" fill="#f4e7c0" opacity="${(0.15 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
  const lights = Array.from({ length: 16 }, () => {
    const x = random() * width;
    const y = horizon * (0.15 + random() * 1.1);
    const r = 5 + random() * 15;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(r * 3.2).toFixed(0)}" fill="url(#lamp)" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04110d"/><stop offset=".5" stop-color="#0a3325"/><stop offset=".72" stop-color="#134a36"/><stop offset="1" stop-color="#050f0c"/></linearGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="#f1d181" stop-opacity=".55"/><stop offset=".45" stop-color="#b98a3c" stop-opacity=".2"/><stop offset="1" stop-color="#b98a3c" stop-opacity="0"/></radialGradient>
      <radialGradient id="moon" cx=".4" cy=".35"><stop offset="0" stop-color="#fff3cf"/><stop offset=".7" stop-color="#e8c274"/><stop offset="1" stop-color="#b98437"/></radialGradient>
      <radialGradient id="lamp"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".95"/><stop offset=".18" stop-color="#ff8a3c" stop-opacity=".55"/><stop offset="1" stop-color="#cc3931" stop-opacity="0"/></radialGradient>
      <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fd0a8" stop-opacity="0"/><stop offset=".6" stop-color="#7fd0a8" stop-opacity=".16"/><stop offset="1" stop-color="#7fd0a8" stop-opacity="0"/></linearGradient>
      <radialGradient id="dim" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="#020806" stop-opacity="0"/><stop offset="1" stop-color="#020806" stop-opacity=".85"/></radialGradient>
      <pattern id="twill" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="6" fill="#fff" opacity=".022"/></pattern>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}
    <circle cx="${moonX}" cy="${moonY}" r="${moonR * 2.1}" fill="url(#halo)"/>
    <circle cx="${moonX}" cy="${moonY}" r="${moonR}" fill="url(#moon)" opacity=".62"/>
    <path d="${ridge(horizon, height * 0.2, 26)}" fill="#0e4231"/>
    <rect y="${horizon - height * 0.12}" width="${width}" height="${height * 0.26}" fill="url(#mist)"/>
    <path d="${ridge(horizon + height * 0.09, height * 0.17, 22)}" fill="#0a3023"/>
    <rect y="${horizon}" width="${width}" height="${height * 0.24}" fill="url(#mist)"/>
    <path d="${ridge(horizon + height * 0.2, height * 0.15, 18)}" fill="#061d15"/>
    ${lights}
    <rect width="${width}" height="${height}" fill="url(#twill)"/>
    <rect width="${width}" height="${height}" fill="url(#dim)"/>
  </svg>`;
  const coloured = greens.reduce((text, green, nth) => text.replaceAll(green, colours[nth] ?? green), svg);
  await encode(name, await draw(coloured, width, height), width, height, width, height, 58);
}

/** The upright picture for an operator's lobby; without words, which every lobby sets in its own language. */
async function thumb(left: string, right: string): Promise<void> {
  const [width, height] = [360, 480];
  const picture = (name: string): string => {
    const own = join(out, `${name}.avif`);
    const file = existsSync(own) ? own : join(folderOf('engine'), `${name}.avif`);
    return `data:image/avif;base64,${readFileSync(file).toString('base64')}`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#020806" stop-opacity="0"/><stop offset="1" stop-color="#020806" stop-opacity=".9"/></linearGradient></defs>
    <image href="${picture('background-tall')}" width="360" height="600" y="-40"/>
    <image href="${picture(right)}" x="222" y="210" width="130" height="130" opacity=".9" transform="rotate(12 287 275)"/>
    <image href="${picture(left)}" x="6" y="226" width="140" height="140" transform="rotate(-10 76 296)"/>
    <image href="${picture('emblem')}" x="30" y="36" width="300" height="300"/>
    <rect width="${width}" height="${height}" fill="url(#foot)"/>
  </svg>`;
  const png = await resize(await draw(svg, width, height), width, height, width, height);
  // Lobbies of any age show it.
  keep('../../public/thumb.webp', await sharp(png).webp({ quality: 86, effort: 6 }).toBuffer());
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

/** Waves engraved under the enamel, as on a watch dial. */
function guilloche(x: number, y: number): number {
  const angle = Math.atan2(y - size / 2, x - size / 2);
  const far = Math.hypot(x - size / 2, y - size / 2);
  return 0.9 * Math.sin(far * 0.16 + 3 * Math.sin(angle * 12)) + 0.5 * Math.cos(angle * 48);
}

function octagon(r: number): string {
  return polygon(8, r, Math.PI / 8);
}

function hexagon(r: number): string {
  return polygon(6, r, Math.PI / 6);
}

function polygon(corners: number, r: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${(320 + r * Math.cos(angle)).toFixed(1)},${(320 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" stroke="#000" stroke-width="26" stroke-linejoin="round"/>`;
}

function roundShape(r: number): string {
  return `<circle cx="320" cy="320" r="${r + 12}"/>`;
}

function cushion(r: number): string {
  return `<rect x="${320 - r}" y="${320 - r}" width="${2 * r}" height="${2 * r}" rx="${r * 0.34}"/>`;
}

function placed(figure: string, share: number): string {
  const scale = (size * share) / 512;
  const offset = (size * (1 - share)) / 2;
  return `<g transform="translate(${offset} ${offset}) scale(${scale})">${figure}</g>`;
}

function scaled(shape: string, share: number): string {
  return `<g transform="translate(320 320) scale(${share}) translate(-320 -320)">${shape}</g>`;
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

function shifted(field: Float32Array, dx: number, dy: number): Float32Array {
  return field.map((_, i) => {
    const x = (i % size) - dx;
    const y = Math.floor(i / size) - dy;
    return x < 0 || y < 0 || x >= size || y >= size ? 0 : field[y * size + x]!;
  });
}

function shade(colour: string, by: number): string {
  return `#${hex(colour)
    .map((part) =>
      Math.round(Math.min(1, part * by) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
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

/** As AVIF with its colours whole: red lacquer beside gold would smear at half of them. */
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
