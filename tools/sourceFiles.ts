import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'coverage', 'test-results']);

/** All files of the project below `folder`, as sorted paths relative to the root. */
export function sourceFiles(folder = '.', keep: (path: string) => boolean = () => true): string[] {
  const found: string[] = [];
  const walk = (directory: string): void => {
    for (const entry of readdirSync(join(root, directory), { withFileTypes: true })) {
      if (leftOut.has(entry.name)) continue;
      const path = relative(root, join(root, directory, entry.name));
      if (entry.isDirectory()) walk(path);
      else if (keep(path)) found.push(path);
    }
  };
  walk(folder);
  return found.sort();
}
