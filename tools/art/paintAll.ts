import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hueDistance, meanHue } from './colour.ts';
import type { Kit } from './kit.ts';
import { GAMES, type Category } from './recipes/games.ts';
import { coin, phoenix, withPrefix } from './recipes/motif.ts';
import { TILE_HEIGHT, TILE_WIDTH, tileSvg } from './recipes/tile.ts';

const BANDS: Record<Category, readonly number[]> = {
  rng: [20, 40, 300, 330, 350],
  live: [165, 155, 25],
  fish: [205, 225, 190],
  pvp: [150, 30, 270],
  sports: [145, 235],
  esports: [285, 255, 310],
  lott: [28, 15, 165, 85],
  elott: [85, 265, 60, 190],
};

export async function paintAll(kit: Kit, out: string, only: ReadonlySet<string>): Promise<void> {
  function body(name: string, prefix: string): string {
    if (name === 'coin-of-the-house') return coin(prefix);
    if (name === 'phoenix') return phoenix(prefix);
    const icon = kit.icons[name];
    if (!icon) throw new Error(`There is no drawing named ${name}.`);
    return withPrefix(icon.body, prefix);
  }

  const render = (svg: string, width: number) => new kit.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();

  /** The hue of a category's band that stands farthest from the motif's own, so that red never sits on rose. */
  function farthestHue(category: Category, motif: string): number {
    const own = meanHue(render(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${body(motif, 'm')}</svg>`, 48).pixels);
    return [...BANDS[category]].sort((one, other) => hueDistance(other, own.hue) - hueDistance(one, own.hue))[0] ?? 160;
  }

  mkdirSync(join(out, 'tiles'), { recursive: true });
  for (const game of GAMES) {
    if (only.size > 0 && !only.has(game.code) && !only.has('tiles')) continue;
    const svg = tileSvg(game, body, game.hue ?? farthestHue(game.category, game.motif));
    const large = render(svg, TILE_WIDTH * 2).asPng();
    for (const [suffix, width, height, quality] of [
      ['', TILE_WIDTH, TILE_HEIGHT, 80],
      ['-180', TILE_WIDTH / 2, TILE_HEIGHT / 2, 78],
    ] as const) {
      const picture = await kit.sharp(large).resize(width, height, { kernel: 'lanczos3' }).modulate({ saturation: 1.16, brightness: 1.04 }).sharpen({ sigma: 0.5 }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      writeFileSync(join(out, 'tiles', `${game.code}${suffix}.webp`), picture);
      if (suffix === '') console.log(`${game.code.padEnd(16)} ${(picture.length / 1024).toFixed(1)} KB`);
    }
  }
}
