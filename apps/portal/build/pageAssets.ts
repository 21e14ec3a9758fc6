import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = { file: string; name?: string; isEntry?: boolean; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * Gives the server build what the client build left behind, as the module `virtual:page-assets`: the scripts
 * that start it, the chunks that each source file needs, and the styles as text.
 */
export function pageAssets(clientFolder: string): Plugin {
  const name = 'virtual:page-assets';
  return {
    name: 'page-assets',
    resolveId: { filter: { id: /^virtual:page-assets$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /virtual:page-assets$/ },
      handler() {
        const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const entry = manifest['src/main.tsx'];
        if (entry === undefined) throw new Error('Build the client first: its manifest does not name the program.');
        const css = (entry.css ?? []).map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('');
        const chunks = Object.fromEntries(
          Object.entries(manifest).map(([source, chunk]) => [source, withImports(manifest, chunk)]),
        );
        const library = Object.values(manifest).find(({ name: chunk }) => chunk === 'react');
        return `export const steps = ${JSON.stringify([library?.file, entry.file].map((file) => `/${file}`).join(' '))};
export const fonts = ${JSON.stringify(`/${manifest['src/showFonts.ts']?.file ?? ''}`)};
export const sheet = ${JSON.stringify(`/${entry.css?.[0] ?? ''}`)};
export const css = ${JSON.stringify(css)};
export const chunks = ${JSON.stringify(chunks)};`;
      },
    },
  };
}

/** The files that a chunk pulls in before it can run, itself first. */
function withImports(manifest: Manifest, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  const imports = (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key];
    return imported === undefined ? [] : withImports(manifest, imported, seen);
  });
  return [`/${chunk.file}`, ...imports];
}
