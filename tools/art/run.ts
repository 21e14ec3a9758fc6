import { fileURLToPath } from 'node:url';
import { artSources } from './artSources.ts';
import { checkPictures } from './checkPictures.ts';
import type { Kit } from './kit.ts';
import { noteMade } from './madePictures.ts';
import { openIcons } from './openIcons.ts';
import { openWorkshop } from './openWorkshop.ts';
import { paintAll } from './paintAll.ts';
import { wantedPictures } from './wantedPictures.ts';

/**
 * Paints the pictures of the demo brands and the games' lobby pictures: all of them, or those whose path contains one of
 * the arguments. `--check` paints nothing and reports outdated ones.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const words = process.argv.slice(2);
if (words.includes('--check')) {
  const faults = checkPictures(root);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`All ${wantedPictures().length} pictures are what their sources make.`);
  else process.exitCode = 1;
} else {
  const { folder, need } = openWorkshop();
  const { Resvg } = need('@resvg/resvg-js') as { Resvg: Kit['Resvg'] };
  const sharp = need('sharp') as Kit['sharp'];
  const sources = artSources(root);
  const painted = await paintAll({ Resvg, sharp, icon: openIcons(folder) }, root, words);
  noteMade(root, sources, painted, wantedPictures());
}
