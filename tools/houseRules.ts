import { basename, dirname, join } from 'node:path';

/** File names that stand for a role instead of for what they export. */
const roleNames = new Set(
  'index main server app compose registry routes paths module store rules policy present events settings shapes operation operations errors live theme session'
    .concat(' db limit mount random seal strictJson money')
    .split(' '),
);

/** What is wrong with the name of a file, given what it exports. */
export function nameFault(path: string, source: string): string | undefined {
  const name = basename(path).replace(/(\.data)?\.tsx?$/, '');
  const exported = [
    ...source.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface|let) (\w+)/gm),
  ].map(([, word]) => word);
  const reexported = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((part) =>
      part
        .replace(/^\s*type /, '')
        .trim()
        .split(' as ')
        .at(-1),
    ),
  );
  const all = [...exported, ...reexported];
  // A job is called as what it does, which often is a command of the same name.
  const isJob = /\/jobs\/\w+\.ts$/.test(path) && all.includes(`${name}Job`);
  // Statements about one table stand together under the table's name.
  const isTable = /\/store\/\w+\.ts$/.test(path);
  if (all.length === 0 || roleNames.has(name) || isJob || isTable) return undefined;
  const isNamed = all.some((word) => word?.toLowerCase() === name.toLowerCase());
  return isNamed ? undefined : `${path} exports ${all.slice(0, 3).join(', ')} but nothing called ${name}`;
}

/** The blocks that a route's test lacks. */
export function missingBlocks(source: string): string[] {
  return ['works', 'refuses', 'forbids'].filter((block) => !new RegExp(`describe\\(\\s*['"\`]${block}`).test(source));
}

/** The addresses of which a test shows all four states: those it hands to `pageStates`, `screenStates` or their like. */
export function pagesShown(source: string): string[] {
  if (!/\b(page|screen|layer)States\(/.test(source)) return [];
  return [...source.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, href = '']) => href);
}

/** An address without what is no part of naming its page. */
export function pageOf(href: string): string {
  const [path = '', search] = href.split('?');
  const page = new URLSearchParams(search).get('page');
  return page === null ? path : `${path}?page=${page}`;
}

/**
 * What a file imports by climbing: out of three folders and more, unless it is a language's file, which bundlers find by
 * the relative path alone; and in the platform out of a module into the kit or into another one.
 */
export function climbs(path: string, source: string): string[] {
  const climbed = [...source.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*['"]((?:\.\.\/)+[^'"]+)['"]/g)].map(
    ([, to = '']) => to,
  );
  const home = /^apps\/platform\/src\/(?:modules\/[a-z]+|[a-z]+)\//.exec(path)?.[0];
  return climbed.filter((to) => {
    const target = join(dirname(path), to);
    if (target.startsWith('languages/')) return false;
    const isNamed = /^apps\/platform\/src\/(kit|modules)\//.test(target) && path.startsWith('apps/platform/src/');
    return /^(\.\.\/){3}/.test(to) || (isNamed && home !== undefined && !target.startsWith(home));
  });
}
