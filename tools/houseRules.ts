import { basename, dirname, join } from 'node:path';

/** File names of roles instead of exports. */
const roleNames = new Set(
  'index main server app compose registry routes paths module store rules policy present events settings shapes operation operations errors live theme session'
    .concat(' db limit mount random seal strictJson money')
    .split(' '),
);

/** The fault in a file's name, given its exports. */
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
  // A job is named after what it does, often like a command.
  const isJob = /\/jobs\/\w+\.ts$/.test(path) && all.includes(`${name}Job`);
  // Statements of one table are in one file with the table's name.
  const isTable = /\/store\/\w+\.ts$/.test(path);
  if (all.length === 0 || roleNames.has(name) || isJob || isTable) return undefined;
  const isNamed = all.some((word) => word?.toLowerCase() === name.toLowerCase());
  return isNamed ? undefined : `${path} exports ${all.slice(0, 3).join(', ')} but nothing called ${name}`;
}

/** The missing blocks of a route's test. */
export function missingBlocks(source: string): string[] {
  return ['works', 'refuses', 'forbids'].filter((block) => !new RegExp(`describe\\(\\s*['"\`]${block}`).test(source));
}

/** The addresses of which a test shows all four states: those it hands to `pageStates`, `screenStates` or their like. */
export function pagesShown(source: string): string[] {
  if (!/\b(page|screen|layer)States\(/.test(source)) return [];
  return [...source.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, href = '']) => href);
}

/**
 * Relative imports that climb too far: three folders or more, except for dictionaries, which bundlers find only by
 * relative path; and in the platform from a module into the kit or another module.
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

/** Names of our own making for what the field has a term: paused, wake-ups, listen, listeners, columns, off screen, transition. */
const homeMade = 'asleep wakings hear hearers lanes away travel GameFace nowhere Line'.split(' ');
const mentioned = new RegExp(`\\b(?:${homeMade.join('|')})\\b`);

/** One side of a football match is called away. */
const football = /^apps\/studio\/src\/simulator\/\w+\/match\w*\.ts$/;

/** The home-made names among the identifiers of a source; comments and texts are free to use the words. */
export function bannedNames(path: string, source: string): string[] {
  if (!mentioned.test(source)) return [];
  const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
  const string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/;
  const pattern = /(?<=[(,=:[!&|?]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//;
  const texts = new RegExp([comment, string, pattern].map((one) => one.source).join('|'), 'g');
  const names = new Set(source.replaceAll(texts, ' ').match(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g));
  return [...names].filter((name) => homeMade.includes(name) && !(name === 'away' && football.test(path)));
}
