import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hueDistance, meanHue } from './colour.ts';
import type { Kit } from './kit.ts';
import { BANNERS, bannerSvg } from './recipes/banner.ts';
import { ENTRIES, entrySvg } from './recipes/entry.ts';
import { GAMES, type Category } from './recipes/games.ts';
import { HEROES, heroSvg } from './recipes/hero.ts';
import { appIcon, EMPTY_STATES, favicon, studioLogo } from './recipes/marks.ts';
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

  const render = (svg: string, width: number) =>
    new kit.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();

  /** The hue of a category's band that stands farthest from the motif's own, so that red never sits on rose. */
  function farthestHue(category: Category, motif: string): number {
    const own = meanHue(
      render(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${body(motif, 'm')}</svg>`,
        48,
      ).pixels,
    );
    return [...BANDS[category]].sort((one, other) => hueDistance(other, own.hue) - hueDistance(one, own.hue))[0] ?? 160;
  }

  const wants = (...names: readonly string[]) => only.size === 0 || names.some((name) => only.has(name));

  for (const folder of ['tiles', 'hero', 'banners', 'entry', 'vendors', 'icons', 'empty']) {
    mkdirSync(join(out, folder), { recursive: true });
  }

  function save(path: string, content: Buffer | string): void {
    writeFileSync(join(out, path), content);
    if (typeof content !== 'string') console.log(`${path.padEnd(40)} ${(content.length / 1024).toFixed(1)} KB`);
  }

  /** Rendered at twice the size, graded, and scaled down, which is kinder to thin lines than rendering at size. */
  const develop = (svg: string, width: number, height: number, oversample = 2) =>
    kit
      .sharp(render(svg, width * oversample).asPng())
      .resize(width, height, { kernel: 'lanczos3' })
      .modulate({ saturation: 1.16, brightness: 1.04 })
      .sharpen({ sigma: 0.5 });

  for (const game of GAMES) {
    if (!wants('tiles', game.code)) continue;
    const svg = tileSvg(game, body, game.hue ?? farthestHue(game.category, game.motif));
    save(
      `tiles/${game.code}.webp`,
      await develop(svg, TILE_WIDTH, TILE_HEIGHT).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer(),
    );
    save(
      `tiles/${game.code}-180.webp`,
      await develop(svg, TILE_WIDTH / 2, TILE_HEIGHT / 2, 4)
        .webp({ quality: 78, effort: 6, smartSubsample: true })
        .toBuffer(),
    );
  }

  for (const hero of HEROES) {
    if (!wants('hero', `hero:${hero.code}`)) continue;
    for (const [width, height, focus, avif, webp] of [
      [1920, 520, 0.765, 52, 74],
      [720, 340, 0.72, 50, 68],
    ] as const) {
      const svg = heroSvg(hero, body, width, height, focus);
      save(
        `hero/${hero.code}-${width}.avif`,
        await develop(svg, width, height, 1.5).avif({ quality: avif, effort: 6 }).toBuffer(),
      );
      save(
        `hero/${hero.code}-${width}.webp`,
        await develop(svg, width, height, 1.5).webp({ quality: webp, effort: 6 }).toBuffer(),
      );
    }
  }

  for (const banner of BANNERS) {
    if (!wants('banners', `banner:${banner.code}`)) continue;
    save(
      `banners/${banner.code}.webp`,
      await develop(bannerSvg(banner, body, 1344, 160), 1344, 160, 1.5)
        .webp({ quality: 76, effort: 6 })
        .toBuffer(),
    );
  }

  for (const entry of ENTRIES) {
    if (!wants('entry', `entry:${entry.code}`)) continue;
    save(
      `entry/${entry.code}.webp`,
      await develop(entrySvg(entry, body, 360, 640), 720, 1280, 1)
        .webp({ quality: 76, effort: 6 })
        .toBuffer(),
    );
  }

  if (wants('icons')) {
    save('icons/favicon.svg', favicon);
    for (const size of [180, 192, 512]) {
      save(
        `icons/app-${size}.png`,
        await kit.sharp(render(appIcon, size).asPng()).png({ compressionLevel: 9, palette: true }).toBuffer(),
      );
    }
    save('vendors/baize-studio-light.svg', studioLogo('#f4f4ee', '#e4bf6b'));
    save('vendors/baize-studio-dark.svg', studioLogo('#111f1a', '#775313'));
    for (const [name, svg] of Object.entries(EMPTY_STATES)) save(`empty/${name}.svg`, svg);
  }

  save(
    'index.json',
    `${JSON.stringify(
      {
        tiles: GAMES.map((game) => ({ code: game.code, category: game.category })),
        tileSizes: [360, 180],
        heroes: HEROES.map((hero) => hero.code),
        heroSizes: [1920, 720],
        banners: BANNERS.map((banner) => banner.code),
        entries: ENTRIES.map((entry) => entry.code),
        emptyStates: Object.keys(EMPTY_STATES),
        defaultTile: 'default',
      },
      null,
      2,
    )}\n`,
  );
}
