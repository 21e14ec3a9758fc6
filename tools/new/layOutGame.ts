import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { camel } from './camel.ts';
import { NewError } from './NewError.ts';
import { titled } from './titled.ts';

const isText = (path: string): boolean => /\.(ts|html)$/.test(path);

/**
 * Scaffolds a game from an existing one: maths, presentation, verification and entry under its own name, and its line
 * in the registry. It can be built and played at once; it is then changed piece by piece in its own folder. Returns the
 * written paths, relative to the root.
 */
export function layOutGame(
  root: string,
  { code, like = 'lantern-ways', zh }: { code: string; like?: string | undefined; zh?: string | undefined },
): string[] {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(code)) throw new NewError(`A game's code is words with hyphens, not "${code}".`);
  const from = join(root, 'games', like);
  const to = join(root, 'games', code);
  if (!existsSync(join(from, 'game.ts'))) throw new NewError(`There is no game "${like}" to copy.`);
  if (existsSync(to)) throw new NewError(`games/${code} exists already.`);

  const isOwn = (path: string): boolean => !relative(from, path).split('/').includes('dist');
  cpSync(from, to, { recursive: true, filter: isOwn });
  const zhOfLike = /zh: '([^']+)'/.exec(readFileSync(join(from, 'game.ts'), 'utf8'))?.[1] ?? '';
  const written: string[] = [];
  for (const entry of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const path = join(to, entry);
    if (statSync(path).isDirectory()) continue;
    const named = path.replace(new RegExp(`${camel(like)}(?=[^/]*$)`), camel(code));
    if (isText(path)) {
      const text = readFileSync(path, 'utf8')
        .replaceAll(like, code)
        .replaceAll(camel(like), camel(code))
        .replaceAll(titled(like), titled(code))
        // The lobby has no picture for it yet, and shows the brand's default game picture.
        .replace(', tile: payTable.code', '');
      rmSync(path);
      writeFileSync(named, zhOfLike === '' ? text : text.replaceAll(zhOfLike, zh ?? titled(code)));
    }
    written.push(relative(root, named));
  }
  const registry = join(root, 'games/registry.ts');
  const line = `export { game as ${camel(code)} } from './${code}/game.ts';\n`;
  writeFileSync(registry, readFileSync(registry, 'utf8') + line);
  return [...written.toSorted(), 'games/registry.ts'];
}
