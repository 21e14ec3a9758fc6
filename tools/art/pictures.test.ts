import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { imageOf } from '../../apps/platform/src/modules/games/imageOf.ts';
import { readImageFacts } from '../../apps/platform/src/modules/content/readImageFacts.ts';
import { banners } from '../../apps/platform/src/modules/content/seed/banners.ts';
import { nocturneBanners } from '../../apps/platform/src/modules/content/seed/nocturneBanners.ts';
import { gameImage } from '../../apps/portal/src/components/gameImage.ts';
import { invitePictures } from '../../apps/portal/src/components/invitePictures.ts';
import { pictureSizes } from '../../apps/portal/src/components/pictureSizes.ts';
import { checkPictures } from './checkPictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fileOf = (address: string, brand = 'baize') =>
  join(root, 'brands', brand, 'images', address.replace('/brand/images/', ''));

/** Format and size of a picture that a page requests by URL: the brand's own, or else that of the house. */
const factsOf = (address: string, brand = 'baize') =>
  readImageFacts(readFileSync([brand, 'baize'].map((one) => fileOf(address, one)).find(existsSync) ?? '')) ??
  `${address} is no picture`;

test('every committed picture matches its sources, and none is left over', () => {
  expect(checkPictures(root)).toEqual([]);
});

test.each([
  ['baize', banners],
  ['nocturne', nocturneBanners],
])('a banner of %s refers to existing pictures, in the size of its page', (brand, all) => {
  const named = all.filter(({ image }) => image !== '');
  expect(named.filter(({ groupName }) => groupName === 'w_home')).toHaveLength(3);
  for (const { groupName, image, imageSmall } of named) {
    const large = image.includes('/hero/') ? 'hero' : image.includes('/entry/') ? 'entry' : 'strip';
    expect(large === 'hero', groupName).toBe(groupName === 'w_home');
    expect(factsOf(image, brand), image).toMatchObject(pictureSizes[large]);
    if (imageSmall !== '') expect(factsOf(imageSmall, brand), imageSmall).toMatchObject(pictureSizes.heroSmall);
  }
});

test('the second brand shows its own pictures and words, and the same places as the first', () => {
  const words = (all: typeof banners) => new Set(all.map(({ headline }) => headline['EN']));
  for (const { groupName, image, imageSmall } of nocturneBanners) {
    for (const address of [image, imageSmall].filter((one) => /hero|banners/.test(one))) {
      const own = readFileSync(fileOf(address, 'nocturne'));
      if (existsSync(fileOf(address))) expect(own.equals(readFileSync(fileOf(address))), groupName).toBe(false);
    }
  }
  expect(nocturneBanners.map(({ groupName }) => groupName).toSorted()).toEqual(
    banners.map(({ groupName }) => groupName).toSorted(),
  );
  const shown = words(nocturneBanners.filter(({ image }) => /hero|banners/.test(image)));
  const lent = words(banners);
  expect([...shown].filter((headline) => lent.has(headline))).toEqual([]);
});

test("every game category has its lobby strip and its vendors' background", () => {
  for (const category of ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lott', 'elott']) {
    expect(factsOf(`banners/${category}.webp`)).toEqual({ type: 'webp', ...pictureSizes.strip });
    expect(factsOf(`cards/${category}.webp`)).toEqual({ type: 'webp', ...pictureSizes.card });
  }
});

test('the house games, the purse game and the default icon have a tile in both widths', () => {
  for (const name of ['dragon-eight', 'lantern-ways', 'treasure-bowl', 'treasury', 'default']) {
    const game = { image: imageOf(name) };
    expect(factsOf(gameImage(game, 360, []))).toEqual({ type: 'webp', ...pictureSizes.tile });
    expect(factsOf(gameImage(game, 180, []))).toEqual({ type: 'webp', ...pictureSizes.tileSmall });
  }
});

test('the pictures of invitations and of the entry forms exist', () => {
  for (const address of Object.values(invitePictures)) expect(factsOf(address)).toMatchObject({ type: 'webp' });
  for (const name of ['login', 'register']) expect(factsOf(`entry/${name}.webp`)).toMatchObject(pictureSizes.entry);
});

test('the icons of a brand have the size in their names', () => {
  for (const brand of ['baize', 'nocturne']) {
    const icons = join(root, 'brands', brand, 'images', 'icons');
    expect(readFileSync(join(icons, 'favicon.svg'), 'utf8')).toContain('viewBox="0 0 32 32"');
    for (const icon of readdirSync(icons).filter((name) => name.endsWith('.png'))) {
      const side = Number(/-(\d+)\.png$/.exec(icon)?.[1]);
      expect(readImageFacts(readFileSync(join(icons, icon)))).toEqual({
        type: 'png',
        width: side,
        height: side,
      });
    }
  }
});
