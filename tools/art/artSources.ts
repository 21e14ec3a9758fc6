import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READY_FIGURES } from './openReliefs.ts';

/** Scripts that write pictures or cut other things than the brand's pictures. */
const others = new Set([
  'artSources.ts',
  'castSymbols.ts',
  'checkPictures.ts',
  'madePictures.ts',
  'run.ts',
  'subsetFont.ts',
]);

/** One hash over all sources of the brand's pictures: recipes, casts and the games' figures. */
export function artSources(root: string): string {
  const folders = ['tools/art', 'tools/art/recipes', 'tools/art/relief'];
  const code = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !others.has(name))
      .map((name) => `${folder}/${name}`),
  );
  const lent = Object.values(READY_FIGURES).map((path) => `games/${path}`);
  const hash = createHash('sha256');
  for (const path of [...code, ...lent].toSorted()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
