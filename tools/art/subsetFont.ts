import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Subsets Archivo to the glyphs in use. The interface: weights 400 to 760, widths 88 to 122 per cent, and two files, of
 * which a page in Chinese or English needs the first only (44 KB instead of 90). The games: their own weights, no
 * narrow widths, and the letters of their texts. Needs Python 3; fonttools is installed into a folder of its own. The
 * results are committed: `node --import tsx tools/art/subsetFont.ts`.
 */
const workshop = join(process.env.ART_WORKSHOP ?? join(tmpdir(), 'baize-art-workshop'), 'fonts');
const folderOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

const CUTS = [
  {
    axes: ['wght=400:760', 'wdth=88:122'],
    folder: 'packages/ui/src/fonts',
    files: {
      'archivo-latin-wdth-normal.woff2':
        'U+0020-007E,U+00A0,U+00A3,U+00A5,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+00E9,U+00F7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2264,U+2265',
      'archivo-accents-wdth-normal.woff2':
        'U+00A1-00A2,U+00A4,U+00A6-00A8,U+00AA,U+00AC-00AF,U+00B2-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E8,U+00EA-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2039-203A,U+2044',
    },
  },
  {
    axes: ['wght=450:800', 'wdth=100:122'],
    folder: 'games/engine/src/fonts',
    files: { 'archivo-game.woff2': 'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026' },
  },
];

mkdirSync(workshop, { recursive: true });
const bin = (name: string): string => join(workshop, 'venv', 'bin', name);
if (!existsSync(bin('pyftsubset'))) {
  execFileSync('python3', ['-m', 'venv', join(workshop, 'venv')], { stdio: 'inherit' });
  execFileSync(bin('pip'), ['install', '--quiet', 'fonttools', 'brotli'], { stdio: 'inherit' });
}

const limited = join(workshop, 'limited.ttf');
for (const { axes, folder, files } of CUTS) {
  mkdirSync(folderOf(folder), { recursive: true });
  execFileSync(bin('fonttools'), ['varLib.instancer', '-q', source, ...axes, '-o', limited]);
  for (const [file, unicodes] of Object.entries(files)) {
    const target = join(folderOf(folder), file);
    execFileSync(bin('pyftsubset'), [
      limited,
      `--unicodes=${unicodes}`,
      '--layout-features=kern,liga,tnum,lnum,ccmp,locl,mark',
      '--flavor=woff2',
      `--output-file=${target}`,
    ]);
    console.log(`${file} ${(statSync(target).size / 1024).toFixed(1)} KB`);
  }
}
