import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { imageOf } from '../../apps/platform/src/modules/games/imageOf.ts';
import { readImageFacts } from '../../apps/platform/src/modules/content/readImageFacts.ts';
import { banners } from '../../apps/platform/src/modules/content/seed/banners.ts';
import { gameImage } from '../../apps/portal/src/components/gameImage.ts';
import { invitePictures } from '../../apps/portal/src/components/invitePictures.ts';
import { pictureSizes } from '../../apps/portal/src/components/pictureSizes.ts';
import { checkPictures } from './checkPictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const images = join(root, 'brands/baize/images');

/** Format and size of a picture that a page requests by URL. */
const factsOf = (address: string) =>
  readImageFacts(readFileSync(join(images, address.replace('/brand/images/', '')))) ?? `${address} is no picture`;

test('every committed picture matches its sources, and none is left over', () => {
  expect(checkPictures(root)).toEqual([]);
});

test('a banner refers to existing pictures, in the size of its page', () => {
  const named = banners.filter(({ image }) => image !== '');
  expect(named.filter(({ groupName }) => groupName === 'w_home')).toHaveLength(3);
  for (const { groupName, image, imageSmall } of named) {
    const large = image.includes('/hero/') ? 'hero' : image.includes('/entry/') ? 'entry' : 'strip';
    expect(large === 'hero', groupName).toBe(groupName === 'w_home');
    expect(factsOf(image), image).toMatchObject(pictureSizes[large]);
    if (imageSmall !== '') expect(factsOf(imageSmall), imageSmall).toMatchObject(pictureSizes.heroSmall);
  }
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
