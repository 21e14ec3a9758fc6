import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, operations } from '../packages/contract/src/index.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const chapter = (title: string): string => read('docs/recipes.md').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the recipe of an operation', () => {
  it('lists the four files and the test of the shortest existing one', () => {
    const named = sourceFiles('.', (path) => /^(apps\/platform|packages\/contract)\/src\/.*\.ts$/.test(path)).filter(
      (path) => /\bgetDomainRoute\b/.test(read(path)),
    );
    const recipe = [...chapter('Add an operation').matchAll(/^\d\. `([^`]+)`/gm)].map(([, path = '']) =>
      path.replace('<module>', 'site').replace('<name>', 'getDomainRoute'),
    );
    expect(recipe.toSorted()).toEqual(named);
    expect(recipe).toHaveLength(5);
    expect(Object.keys(operations)).toContain('getDomainRoute');
  });
});

const numbered = (title: string): string[] =>
  [...chapter(title).matchAll(/^\d\. `([^`]+)`/gm)].map(([, path = '']) => path);
const naming = (word: RegExp): string[] =>
  sourceFiles('.', (path) => /^(apps|languages|tools)\/.*\.(tsx?|json)$/.test(path)).filter(
    (path) => !/^tools\/.*\.test\.ts$/.test(path) && word.test(read(path)),
  );

describe('the recipe of a screen with a table', () => {
  it('lists the six files of an existing one', () => {
    const recipe = numbered('Add a screen with a table').map((path) =>
      path.replace('<area>', 'outbox').replace('<Name>', 'Outbox'),
    );
    expect(recipe).toHaveLength(6);
    expect(recipe.toSorted()).toEqual(
      naming(/\bOutboxScreen\b|nav\.outbox['"]|^ {2}'\/outbox': \{|\/console\/outbox\b/m),
    );
  });
});

describe('the recipe of a page with a table for members', () => {
  it('names the six files in which one stands', () => {
    const recipe = numbered('Add a page with a table for members').map((path) =>
      path.replace('<Name>', 'Transactions'),
    );
    expect(recipe).toHaveLength(6);
    const named = naming(
      /\bTransactions\b.*from|\btransactionHistory: \{|"page\.transactionHistory"|^export function Transactions\b|path: .*page=transactionHistory/m,
    );
    const test = naming(/^ {2}'\/member\?page=transactionHistory'/m);
    expect(recipe.toSorted()).toEqual([...new Set([...named, ...test])].toSorted());
  });
});

describe('the recipe of a job', () => {
  it('lists the files of an existing one, and of what the console says about it', () => {
    const recipe = numbered('Add a job').map((path) =>
      path.replace('<module>', 'points').replace('<name>', 'countPlay'),
    );
    expect(recipe).toHaveLength(5);
    expect(recipe.toSorted()).toEqual(naming(/\bcountPlayJob\b|^ {2}'points\.countPlay': |"jobs\.name\.countPlay"/m));
  });
});

describe('the recipe of a mail', () => {
  it('lists the files with the texts of an existing one, one per language', () => {
    const recipe = numbered('Add a mail').flatMap((path) =>
      path.includes('<folder>')
        ? Object.values(languages).map(({ folder }) => path.replace('<folder>', folder))
        : [path],
    );
    const named = naming(/^ {2}firstPassword: |"outbox\.purposeFirstPassword"/m);
    const [list = '', ...others] = recipe;
    expect(read(list)).toContain("  'firstPassword',");
    expect(others.toSorted()).toEqual(named);
  });
});

describe('the recipe of a language', () => {
  it('names the table and the dictionaries that every language has', () => {
    expect(chapter('Add a language')).toContain('`packages/contract/src/languages.ts`');
    const named = [...chapter('Add a language').matchAll(/`((?:portal|platform)\/\*\.\w+|\w+\.json)`/g)];
    const patterns = named.map(
      ([, pattern = '']) => new RegExp(`^${pattern.replace('*', '\\w+').replace('.', '\\.')}$`),
    );
    for (const { folder } of Object.values(languages)) {
      const files = sourceFiles(`languages/${folder}`).map((path) => path.slice(`languages/${folder}/`.length));
      const strange = files.filter((file) => file !== 'words.ts' && !patterns.some((pattern) => pattern.test(file)));
      expect(strange, folder).toEqual([]);
    }
  });
});

describe('the recipe of a game', () => {
  it('names the parts that every game has, and the line in the registry', () => {
    const parts = numbered('Add a game').filter((part) => /^[\w.]+\/?$/.test(part));
    expect(parts).toEqual(['sums/', 'game.ts', 'src/', 'check/']);
    const games = [...read('games/registry.ts').matchAll(/'\.\/([a-z-]+)\/game\.ts'/g)].map(([, code = '']) => code);
    expect(games.length).toBeGreaterThan(1);
    for (const game of games) {
      const files = sourceFiles(`games/${game}`).map((path) => path.slice(`games/${game}/`.length));
      expect(
        parts.filter((part) => !files.some((file) => file.startsWith(part))),
        game,
      ).toEqual([]);
      for (const file of ['src/symbols.ts', 'src/createShow.ts', 'public/thumb.webp'])
        expect(files, game).toContain(file);
    }
  });
});

describe('the recipe of a dialect', () => {
  it('lists the four files of the shortest existing one, and its line', () => {
    const dialects = 'apps/platform/src/modules/vendors/dialects';
    const recipe = numbered('Add a dialect').map((path) =>
      path.replace(/^dialects/, dialects).replace('/acme/', '/softswiss/'),
    );
    expect(recipe.toSorted()).toEqual(sourceFiles(`${dialects}/softswiss`));
    const [, line = ''] = /^5\. The line: `([^`]+)`/m.exec(chapter('Add a dialect')) ?? [];
    expect(read(`${dialects}/index.ts`)).toContain(line.replaceAll('acme', 'softswiss'));
  });
});

describe('every recipe', () => {
  it('is tried here', () => {
    const chapters = [...read('docs/recipes.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(chapters.length).toBeGreaterThan(8);
    const own = read('tools/recipes.test.ts');
    expect(chapters.filter((title) => !own.includes(`('${title}')`))).toEqual([]);
  });
});

describe('the recipe of a brand', () => {
  it('lists the files of the second brand, besides the pictures that are painted for it and their notice', () => {
    const files = sourceFiles('brands/nocturne').filter((path) => !/\/NOTICE$|\.(?:webp|avif)$/.test(path));
    const recipe = [...chapter('Add a brand').matchAll(/^\d\. `([^`]+)`/gm)].map(([, path = '']) =>
      path.replace('<code>', 'nocturne'),
    );
    expect(recipe).toEqual(files);
  });

  it('shows a file that can be imported unchanged', () => {
    const shown = /```json\n([\s\S]*?)```/.exec(chapter('Add a brand'))?.[1] ?? '';
    const fields = Object.keys(JSON.parse(shown) as object);
    const known = Object.keys(JSON.parse(read('brands/nocturne/brand.json')) as object);
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });
});
