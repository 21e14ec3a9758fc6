import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gives the server build the few lines that stand in every page, as the module `virtual:inline-script`: the text, and its
 * hash for the page's policy, which lets no other text run.
 */
export function inlineScript(file: string): Plugin {
  const name = 'virtual:inline-script';
  return {
    name: 'inline-script',
    resolveId: { filter: { id: /^virtual:inline-script$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /virtual:inline-script$/ },
      handler() {
        this.addWatchFile(file);
        const built = buildSync({ entryPoints: [file], bundle: true, minify: true, write: false, format: 'iife' });
        const text = (built.outputFiles[0]?.text ?? '').trim();
        if (text === '' || text.includes('</')) throw new Error('The lines of the page cannot stand in it.');
        const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
        return `export const inlineScript = ${JSON.stringify(text)};
export const inlineHash = ${JSON.stringify(hash)};`;
      },
    },
  };
}
