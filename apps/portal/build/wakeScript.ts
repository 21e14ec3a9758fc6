import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gives the server build the few lines that stand in every page, as the module `virtual:wake-script`: the text, and its
 * hash for the page's policy, which lets no other text run.
 */
export function wakeScript(file: string): Plugin {
  const name = 'virtual:wake-script';
  return {
    name: 'wake-script',
    resolveId: { filter: { id: /^virtual:wake-script$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /virtual:wake-script$/ },
      handler() {
        this.addWatchFile(file);
        const built = buildSync({ entryPoints: [file], bundle: true, minify: true, write: false, format: 'iife' });
        const text = (built.outputFiles[0]?.text ?? '').trim();
        if (text === '' || text.includes('</')) throw new Error('The lines of the page cannot stand in it.');
        const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
        return `export const wakeScript = ${JSON.stringify(text)};
export const wakeHash = ${JSON.stringify(hash)};`;
      },
    },
  };
}
