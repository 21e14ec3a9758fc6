import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kit } from './kit.ts';
import { openWorkshop } from './openWorkshop.ts';
import { paintAll } from './paintAll.ts';

/** Paints the pictures of the demo brand. */
const { folder, need } = openWorkshop();
const { Resvg } = need('@resvg/resvg-js') as { Resvg: Kit['Resvg'] };
const sharp = need('sharp') as Kit['sharp'];
const emoji = JSON.parse(readFileSync(join(folder, 'node_modules/@iconify-json/fluent-emoji/icons.json'), 'utf8')) as {
  icons: Kit['icons'];
};

const out = fileURLToPath(new URL('../../brands/baize/images', import.meta.url));
await paintAll({ Resvg, sharp, icons: emoji.icons }, out, new Set(process.argv.slice(2)));
