import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { artSources } from './artSources.ts';
import { bytesOf, readMade } from './madePictures.ts';
import { wantedPictures } from './wantedPictures.ts';

const folders = [
  ...['tiles', 'hero', 'banners', 'cards', 'entry', 'icons', 'vendors', 'empty'].map((name) => `baize/images/${name}`),
  ...['hero', 'banners', 'entry'].map((name) => `nocturne/images/${name}`),
];

/**
 * Checks the committed pictures without painting any: reports those that are missing, outdated by their sources, edited
 * by hand, or unused by any recipe.
 */
export function checkPictures(root: string): string[] {
  const sources = artSources(root);
  const made = readMade(root);
  const wanted = wantedPictures();
  const faults = wanted.flatMap((path) => {
    const note = made[path];
    if (!existsSync(join(root, path))) return [`${path} is missing`];
    if (note === undefined) return [`${path} was not painted by npm run art`];
    if (note.bytes !== bytesOf(join(root, path))) return [`${path} is not what npm run art painted`];
    return note.sources === sources ? [] : [`${path} was painted from older sources`];
  });
  const strays = folders.flatMap((folder) =>
    readdirSync(join(root, 'brands', folder))
      .map((name) => `brands/${folder}/${name}`)
      .filter((path) => !wanted.includes(path))
      .map((path) => `${path} is painted by no recipe`),
  );
  return [...faults, ...strays];
}
