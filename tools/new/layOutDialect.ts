import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addBehind } from './addBehind.ts';
import { NewError } from './NewError.ts';
import { reservedWords } from './reservedWords.ts';
import { titled } from './titled.ts';
import { writeFiles } from './writeFiles.ts';

const dialects = 'apps/platform/src/modules/vendors/dialects';
const parts = ['index.ts', 'supplier.ts', 'wallet.test.ts', 'wallet.ts'];

/** Other things report below `/vendor/` too, and a dialect's `index.ts` declares a constant of its name. */
const taken = new Set([...reservedWords, 'gateway', 'results', 'wallet', 'supplier', 'index']);

/**
 * Scaffolds a dialect from an existing one, under its own name: it is served below `/vendor/<name>`, and its test
 * passes. Returns the written paths, relative to the root.
 */
export function layOutDialect(
  root: string,
  { name, like = 'softswiss' }: { name: string; like?: string | undefined },
): string[] {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(name)) {
    throw new NewError(
      `A dialect's name is 2 to 16 lower-case letters and digits, starting with a letter, not "${name}".`,
    );
  }
  if (taken.has(name)) throw new NewError(`"${name}" is reserved; choose another name for the dialect.`);
  if (existsSync(join(root, dialects, name))) throw new NewError(`${dialects}/${name} exists already.`);
  const from = join(root, dialects, like);
  if (!/^[a-z0-9]+$/.test(like) || !existsSync(from)) throw new NewError(`There is no dialect "${like}" to copy.`);
  if (existsSync(join(root, 'apps/studio/src', like))) {
    throw new NewError(`The wire format of ${like} is defined once and shared with the studio; copy another dialect.`);
  }
  const found = readdirSync(from).toSorted();
  if (found.join() !== parts.join())
    throw new NewError(`${like} has ${found.join(', ')}; copy a dialect with ${parts.join(', ')}.`);

  const renamed = (text: string): string =>
    text
      .replaceAll(new RegExp(`The ${like}( family)?(?=[.:])`, 'gi'), titled(name))
      .replaceAll(new RegExp(`the ${like} family`, 'gi'), titled(name))
      .replaceAll(new RegExp(`\\b${like}\\b`, 'gi'), (word) => (word === like ? name : titled(name)));
  const list = `${dialects}/index.ts`;
  return writeFiles(root, {
    ...Object.fromEntries(
      parts.map((part) => [`${dialects}/${name}/${part}`, renamed(readFileSync(join(from, part), 'utf8'))]),
    ),
    [list]: addBehind(
      readFileSync(join(root, list), 'utf8'),
      /^export /,
      `export { ${name} } from './${name}/index.ts';`,
      list,
    ),
  });
}
