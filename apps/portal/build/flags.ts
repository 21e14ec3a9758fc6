import { cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = join(dirname(fileURLToPath(import.meta.resolve('flag-icons/package.json'))), 'flags', '4x3');

/** Lays the flags of all countries beside the site's files, by their code: `flags/my.svg`. */
export function flags(folder: string): Plugin {
  return {
    name: 'flags',
    apply: 'build',
    writeBundle() {
      for (const file of readdirSync(source)) {
        if (/^[a-z]{2}\.svg$/.test(file)) cpSync(join(source, file), join(folder, file));
      }
    },
  };
}
