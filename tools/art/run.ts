import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintAll } from './paintAll.ts';
import type { Kit } from './kit.ts';

/**
 * Paints the pictures of the demo brand. The painter's tools (99 MB of emoji drawings, a rasteriser, an encoder) are not
 * part of the install: they go to a folder of their own, and only their results are committed.
 */
const workshop = process.env.ART_WORKSHOP ?? join(tmpdir(), 'baize-art-workshop');
const TOOLS = ['@iconify-json/fluent-emoji@1.2.7', '@resvg/resvg-js@2.6.2', 'sharp@0.34.5'];

mkdirSync(workshop, { recursive: true });
if (!existsSync(join(workshop, 'node_modules', 'sharp'))) {
  console.log(`Installing the painter's tools into ${workshop}`);
  writeFileSync(join(workshop, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...TOOLS], {
    cwd: workshop,
    stdio: 'inherit',
  });
}

const need = createRequire(join(workshop, 'package.json'));
const { Resvg } = need('@resvg/resvg-js') as { Resvg: Kit['Resvg'] };
const sharp = need('sharp') as Kit['sharp'];
const emoji = JSON.parse(
  readFileSync(join(workshop, 'node_modules/@iconify-json/fluent-emoji/icons.json'), 'utf8'),
) as {
  icons: Kit['icons'];
};

const out = fileURLToPath(new URL('../../brands/baize/images', import.meta.url));
await paintAll({ Resvg, sharp, icons: emoji.icons }, out, new Set(process.argv.slice(2)));
