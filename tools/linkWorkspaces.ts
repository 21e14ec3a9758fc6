import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './sourceFiles.ts';

/** Links packages for a partial copy of the tree: its own workspaces where it has them, all others from here. */
export function linkWorkspaces(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@baize'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@baize') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@baize'))) {
    const place = relative(root, realpathSync(join(root, 'node_modules/@baize', name)));
    const isCopied = existsSync(join(copy, place));
    // A workspace may have been copied without its package.json.
    if (isCopied && !existsSync(join(copy, place, 'package.json'))) {
      copyFileSync(join(root, place, 'package.json'), join(copy, place, 'package.json'));
    }
    symlinkSync(join(isCopied ? copy : root, place), join(modules, '@baize', name));
  }
}
