import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorStatus, languages, operations } from '@baize/contract';
import { sqlStates } from '@baize/server/sqlState';
import { describe, expect, it } from 'vitest';
import { bannedNames, climbs, missingBlocks, nameFault, pagesShown } from './houseRules.ts';
import { consolePages, isAmong, pageOf, pagesToShow, portalPages } from './pagesToShow.ts';
import { shotList } from './shotList.ts';
import { root, sourceFiles } from './sourceFiles.ts';
import { longFiles } from './testCommand/LongestFirst.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles();
const modules = 'apps/platform/src/modules';

/** Lines of a component or hook with a bigint literal: the React compiler turns it into `undefined`. */
export function lostBigNumbers(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /^\s+[^\s*/]/.test(line) && /(?<![\w.'"`#-])\d[\d_]*n(?![\w'"`-])/.test(line))
    .map((line) => line.trim());
}

/** Dictionary keys that are missing in some language. */
export function missingKeys(languages: Record<string, ReadonlySet<string>>): string[] {
  const all = new Set(Object.values(languages).flatMap((keys) => [...keys]));
  return Object.entries(languages).flatMap(([language, keys]) =>
    [...all].filter((key) => !keys.has(key)).map((key) => `${language}: ${key}`),
  );
}

/** The tables of a migration without the prefix of the module in its file name. */
export function strangeTables(file: string, sql: string): string[] {
  const prefix = /^\d{4}-([a-z]+)-/.exec(basename(file))?.[1] ?? '';
  return [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)]
    .map(([, table = '']) => table)
    .filter((table) => !table.startsWith(`${prefix}_`) && table !== 'socket_io_attachments');
}

/** Database connections that are opened without the shared function, and so without error listeners. */
export function rawConnections(source: string): string[] {
  return [...source.matchAll(/\bnew\s+(?:\w+\s*\.\s*)?(?:Pool|Client)\b/g)].map(([text]) => text);
}

/**
 * Exports that no other file mentions, by text search. Types are excluded: a type is exported so that an exported
 * function can be read, whether or not anybody names it.
 */
export function unusedExports(sources: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    for (const word of new Set(source.match(/\b[A-Za-z_]\w+\b/g) ?? [])) {
      users.set(word, (users.get(word) ?? new Set()).add(path));
    }
  }
  return [...sources].flatMap(([path, source]) =>
    [...source.matchAll(/^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => [...(users.get(name) ?? [])].every((user) => user === path))
      .map((name) => `${path}: ${name}`),
  );
}

/** Whether a source turns pages by itself, in one piece or lazily. */
export function importsPager(source: string): boolean {
  return /(?:\bfrom|\bimport\() ?'@baize\/ui\/Pager'/.test(source);
}

/** How a module's index differs from `createX(deps) -> { module, ...functions }`. */
export function shapeFaults(name: string, read: (file: string) => string): string[] {
  const create = `create${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const door = read('index.ts');
  const [, from] =
    new RegExp(`export \\{[^}]*\\b${create}\\b[^}]*\\} from '\\./(module|${create})\\.ts'`).exec(door) ?? [];
  if (from === undefined) return [`${name}: its index.ts does not export ${create}`];
  const made = read(`${from}.ts`).split(`export function ${create}(`)[1] ?? '';
  return [
    ...(/\bmodule\b/.test(made.split(/\n\}\n/)[0] ?? '') ? [] : [`${name}: ${create} returns no module`]),
    ...(/\b\w+Module\b/.test(door) ? [`${name}: its index.ts exports the module itself`] : []),
  ];
}

describe('every operation', () => {
  const list = Object.entries(operations);

  it('is exported under the name of its id and path', () => {
    for (const [name, { id, path, errors }] of list) {
      expect(id.split('.')[1], id).toBe(name);
      expect(path, id).toMatch(/^\/(wps|lgw|ops)\//);
      expect(existsSync(join(root, `packages/contract/src/${id.replace('.', '/')}.ts`)), id).toBe(true);
      for (const code of errors) expect(Object.keys(errorStatus), id).toContain(code);
    }
  });

  it('has a route at its path, and every route an operation', () => {
    const promised = new Set(list.map(([, { id }]) => `${modules}/${id.replace('.', '/routes/')}.ts`));
    const present = new Set(files.filter((path) => new RegExp(`^${modules}/[a-z]+/routes/\\w+\\.ts$`).test(path)));
    expect(
      [...promised].filter((path) => !present.has(path)),
      'operations without a route',
    ).toEqual([]);
    expect(
      [...present].filter((path) => !promised.has(path)),
      'routes without an operation',
    ).toEqual([]);
  });

  it('has a test with the blocks works, refuses and forbids', () => {
    const faults = list.flatMap(([, { id }]) => {
      const path = `${modules}/${id.replace('.', '/routes/')}.test.ts`;
      return existsSync(join(root, path)) ? missingBlocks(text(path)).map((block) => `${path}: ${block}`) : [path];
    });
    expect(faults).toEqual([]);
  });

  it('has a unique method and path', () => {
    const keys = list.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('sanitised HTML', () => {
  it('[A225] is inserted into an element at one place, and our own markup at one more; nowhere else', () => {
    const inBrowser = /^(apps\/(portal|console|studio)|packages\/(ui|client)|games\/[^/]+)\/src\/.+\.tsx?$/;
    const doors =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write|srcdoc|new Function|\beval\(/i;
    const users = files.filter((path) => inBrowser.test(path) && !/\.test\.tsx?$/.test(path) && doors.test(text(path)));
    expect(users.toSorted()).toEqual([
      'apps/portal/src/components/SafeHtml.tsx',
      'apps/studio/src/simulator/simScript.ts',
    ]);
  });
});

describe('imports', () => {
  it('climb at most two folders, and use import names for the kit and for other modules of the platform', () => {
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.tsx?$/.test(path));
    /* These contain examples and templates of other places. */
    const planted = new Set(['tools/importRules.test.ts', 'tools/house.test.ts', 'tools/new/screenFiles.ts']);
    expect(
      code
        .filter((path) => !planted.has(path))
        .flatMap((path) => climbs(path, text(path)).map((to) => `${path}: ${to}`)),
    ).toEqual([]);
  });
});

describe('names', () => {
  const code = files.filter(
    (path) =>
      /^((apps|packages|games)\/.+\/(src|sums|check)\/.+|games\/.+)\.tsx?$/.test(path) &&
      !/\.(test|d|config)\.tsx?$/.test(path),
  );

  it('of files are those of their exports', () => {
    expect(code.map((path) => nameFault(path, text(path))).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('of jobs are their paths', () => {
    const jobs = code.flatMap((path) => {
      const [, module = '', name = ''] = new RegExp(`^${modules}/([a-z]+)/jobs/(\\w+)\\.ts$`).exec(path) ?? [];
      return name === '' ? [] : [{ path, id: `${module}.${name}` }];
    });
    expect(jobs.length).toBeGreaterThan(0);
    for (const { path, id } of jobs) expect(text(path), path).toContain(`name: '${id}'`);
    // The console says what each of them does.
    const words = text('apps/console/src/screens/jobs/useJobText.ts');
    expect(jobs.filter(({ id }) => !words.includes(`'${id}': `)).map(({ id }) => id)).toEqual([]);
  });

  it('of folders are specific', () => {
    const vague = /(^|\/)(shared|common|lib|utils|core|helpers)\//;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });

  it('of tables have the prefix of their module', () => {
    const migrations = files.filter((path) => path.startsWith('apps/platform/src/migrations/'));
    expect(migrations.length).toBeGreaterThan(0);
    expect(migrations.flatMap((path) => strangeTables(path, text(path)))).toEqual([]);
    for (const path of migrations) expect(basename(path)).toMatch(/^\d{4}-[a-z]+-[a-z-]+\.sql$/);
  });

  it('of modules are in the glossary', () => {
    const names = new Set(files.map((path) => new RegExp(`^${modules}/([a-z]+)/`).exec(path)?.[1]));
    const glossary = text('docs/GLOSSARY.md');
    for (const name of names) if (name !== undefined) expect(glossary).toContain(`\`${name}\``);
  });
});

describe('code', () => {
  it('calls things by the terms of the field', () => {
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|mjs)$/.test(path));
    expect(
      code.flatMap((path) => bannedNames(path, text(path)).map((name) => `${path}: ${name}`)),
      'docs/STYLE.md says how names are chosen',
    ).toEqual([]);
  });

  it('exports only what another file uses', () => {
    const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts');
    const sources = new Map(files.filter(isCode).map((path) => [path, text(path)]));
    const entries = new Set(['tools/house.test.ts', 'apps/portal/src/server.tsx']);
    // A benchmark is imported by the name given to `npm run bench --`.
    const isBench = (fault: string): boolean => /^bench\/(\w+)\.ts: \1$/.test(fault);
    const unused = unusedExports(sources).filter(
      (fault) => !entries.has(fault.split(': ')[0] ?? '') && !isBench(fault),
    );
    expect(unused).toEqual([]);
  });

  it('has no widgets that only the component board shows', () => {
    const isShown = (path: string): boolean => /^(apps|packages)\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
    const sources = new Map(files.filter(isShown).map((path) => [path, text(path)]));
    const isWidget = (fault: string): boolean => /^packages\/ui\/src\/\w+\.tsx: [A-Z]/.test(fault);
    expect(unusedExports(sources).filter(isWidget)).toEqual([]);
  });

  it('has no bigint literals in functions that the React compiler processes', () => {
    const compiled = files.filter((path) =>
      /^(apps\/(portal|console)|packages\/ui)\/src\/.+(\.tsx|\/use[A-Z]\w*\.ts)$/.test(path),
    );
    expect(compiled.length).toBeGreaterThan(0);
    const faults = compiled
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => lostBigNumbers(text(path)).map((line) => `${path}: ${line}`));
    expect(faults).toEqual([]);
  });

  it('opens database connections in one place only, with error listeners', () => {
    const doors = ['packages/server/src/openOwner.ts'];
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|mjs)$/.test(path));
    const users = code.filter((path) => path !== 'tools/house.test.ts' && rawConnections(text(path)).length > 0);
    expect(users.toSorted()).toEqual(doors);
    for (const path of doors) {
      expect(text(path), path).toMatch(/pool\.on\('error', /);
      expect(text(path), path).toMatch(/pool\.on\('connect', \(client\) => client\.on\('error', /);
    }
  });

  it('names the error codes of the database in one place only', () => {
    const codes = Object.values(sqlStates).map((code) => `'${code}'`);
    const code = files.filter((path) => /^(apps|packages|games|tools|bench)\/.+\.tsx?$/.test(path));
    const users = code.filter((path) => !path.includes('.test.') && codes.some((one) => text(path).includes(one)));
    expect(users).toEqual(['packages/server/src/sqlState.ts']);
  });

  it('begins its tests with files that exist', () => {
    expect(longFiles.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('has no markers of unfinished work', () => {
    const signs = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'lorem ' + 'ipsum', 'not ' + 'implemented'].join('|'));
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|sql|css)$/.test(path));
    expect(code.filter((path) => path !== 'tools/house.test.ts' && signs.test(text(path)))).toEqual([]);
  });
});

describe('a dialect', () => {
  const dialects = `${modules}/vendors/dialects`;
  const foldersOf = (path: string): string => path.slice(dialects.length + 1).split('/')[0] ?? '';

  /* The two sides, the line that names them, the test, and what a codec reads by where it would not fit in 200 lines. */
  it('is one line in the list and a folder of at most five files, none of its codecs longer than 200 lines', () => {
    const list = text(`${dialects}/index.ts`);
    const listed = [...list.matchAll(/^export \{ (\w+) \} from '\.\/(\w+)\/index\.ts';$/gm)];
    expect(listed.length).toBeGreaterThan(0);
    for (const [, name, folder] of listed) expect(folder).toBe(name);
    const inside = files.filter((path) => path.startsWith(`${dialects}/`) && path.split('/').length > 7);
    expect(new Set(inside.map(foldersOf))).toEqual(new Set(listed.map(([, name]) => name)));
    for (const [, name = ''] of listed) {
      expect(inside.filter((path) => foldersOf(path) === name).length, name).toBeLessThanOrEqual(5);
      expect(text(`${dialects}/${name}/wallet.ts`).trimEnd().split('\n').length, name).toBeLessThanOrEqual(200);
      expect(text(`${dialects}/${name}/index.ts`), name).toContain(
        `export const ${name}: Dialect = { name: '${name}',`,
      );
    }
  });

  it('that stakes from our wallet has a test of the stops of safer play', () => {
    const wallets = files.filter(
      (path) =>
        path.startsWith(`${dialects}/`) && path.endsWith('/wallet.ts') && /\bSeamlessWallet = /.test(text(path)),
    );
    expect(wallets.length).toBeGreaterThan(5);
    const asks = (path: string): boolean => /^ {4}await stopsHold\(/m.test(text(path.replace('.ts', '.test.ts')));
    expect(wallets.filter((path) => !asks(path))).toEqual([]);
  });

  it('is isolated: no other code mentions Hub88', () => {
    // The dialect, the clients of such a wallet, the independent conformance tests, and landed migrations.
    const speakers = [
      new RegExp(`^${dialects}/(hub88/|index\\.ts$)`),
      /^apps\/platform\/src\/modules\/vendors\/studioDialect\.ts$/,
      /^(apps\/studio\/src|bench)\/hub88\//,
      /^tools\/(conformance\/|house\.test\.ts$)/,
      /^apps\/platform\/src\/migrations\/(0030|0230|0316|0442)-/,
    ];
    const words = /hub88|\bRS_(OK|ERROR)/i;
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|mjs|sql)$/.test(path));
    const strangers = code.filter(
      (path) =>
        !speakers.some((own) => own.test(path)) &&
        // An import path contains the folder's name, and no more.
        words.test(text(path).replaceAll(/ from '[^']*\/hub88\/\w+(\.ts)?';/g, '')),
    );
    expect(strangers).toEqual([]);
  });
});

describe('screens', () => {
  for (const app of ['portal', 'console']) {
    it(`of the ${app} are in its route list and have their id`, () => {
      const screens = files.filter((path) => new RegExp(`^apps/${app}/src/screens/\\w+/\\w+Screen\\.tsx$`).test(path));
      expect(screens.length).toBeGreaterThan(0);
      const list = text(`apps/${app}/src/routes.tsx`);
      for (const path of screens) {
        const [area = '', file = ''] = path.split('/').slice(-2);
        const name = file.replace('Screen.tsx', '');
        expect(list, path).toContain(`${name}Screen`);
        expect(text(path), path).toContain(`${area}.${name}`);
      }
    });
  }
});

describe('lists', () => {
  it('take their pager from the parts that every list shares', () => {
    const kits =
      /^(packages\/ui\/|apps\/portal\/src\/components\/list\/|apps\/console\/src\/components\/usePagerLabels\.ts$)/;
    const users = files.filter((path) => /^apps\/.+\.tsx?$/.test(path) && !kits.test(path));
    expect(users.length).toBeGreaterThan(1000);
    expect(users.filter((path) => importsPager(text(path)))).toEqual([]);
  });
});

describe('pages of the portal', () => {
  it('have a test of the states ready, empty, failed and refused', () => {
    const tests = files.filter((path) => path.startsWith('apps/portal/src/') && path.endsWith('.test.tsx'));
    const shown = new Set(tests.flatMap((path) => pagesShown(text(path)).map(pageOf)));
    for (const kind of ['/member?', '/agentHome?', '/'])
      expect(portalPages().filter((page) => page.startsWith(kind)).length, kind).toBeGreaterThan(10);
    expect(portalPages().filter((page) => !shown.has(page))).toEqual([]);
  });
});

describe('screenshots', () => {
  it('are taken of every page of the portal and every address of the console, each under a name of its own', () => {
    const taken = shotList.map(({ path }) => pageOf(path));
    expect(portalPages().filter((page) => !taken.includes(page))).toEqual([]);
    const inConsole = taken.filter((page) => page.startsWith('/console')).map((page) => page.slice('/console'.length));
    expect(consolePages().filter((address) => !isAmong(inConsole, address))).toEqual([]);
    expect(pagesToShow([]).length).toBeGreaterThan(70);
    const names = shotList.map(({ id, who }) => `${id}-${who}`);
    expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});

describe('screens of the console', () => {
  const src = 'apps/console/src';
  const screens = files.filter((path) => new RegExp(`^${src}/screens/\\w+/\\w+Screen\\.tsx$`).test(path));
  const shownBy = (screen: string): string[] => {
    const test = screen.replace('.tsx', '.test.tsx');
    return existsSync(join(root, test)) ? pagesShown(text(test)) : [];
  };

  it('are shown ready, empty, failed and refused by a test beside each', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(screens.filter((screen) => shownBy(screen).length === 0)).toEqual([]);
  });

  it('are shown at every address', () => {
    const shown = screens.flatMap(shownBy).map(pageOf);
    expect(consolePages().length).toBeGreaterThan(30);
    expect(consolePages().filter((address) => !isAmong(shown, address))).toEqual([]);
  });
});

describe('dictionaries', () => {
  for (const app of ['portal', 'console']) {
    const byLanguage = (): Record<string, Set<string>> => {
      const languages: Record<string, Set<string>> = {};
      const isOfApp = new RegExp(`^languages/(\\w+)/${app}(?:/(\\w+))?\\.json$`);
      for (const path of files.filter((file) => isOfApp.test(file))) {
        /* The keys of a split dictionary are `<part>.<key>`. */
        const [, language = '', part] = isOfApp.exec(path) ?? [];
        languages[language] ??= new Set();
        for (const key of Object.keys(JSON.parse(text(path)) as object)) {
          languages[language].add(part === undefined ? key : `${part}.${key}`);
        }
      }
      return languages;
    };

    it(`of the ${app} have the same keys in every language`, () => {
      const languages = byLanguage();
      expect(Object.keys(languages)).toContain('en');
      expect(missingKeys(languages)).toEqual([]);
    });

    it(`of the ${app} have a text for every error code`, () => {
      const { en = new Set<string>() } = byLanguage();
      expect(Object.keys(errorStatus).filter((code) => !en.has(`error.${code}`))).toEqual([]);
    });
  }
});

describe('a module', () => {
  const names = [
    ...new Set(files.flatMap((path) => new RegExp(`^${modules}/([a-z]+)/module\\.ts$`).exec(path)?.[1] ?? [])),
  ];

  it('has one create function that returns the module and its public functions', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.flatMap((name) => shapeFaults(name, (file) => text(`${modules}/${name}/${file}`)))).toEqual([]);
  });

  it('is mounted by that function', () => {
    const compose = text('apps/platform/src/compose.ts');
    for (const name of names) expect(compose, name).toMatch(new RegExp(`from './modules/${name}/index.ts'`));
    expect(compose.match(/\b\w+Module\(/g) ?? []).toEqual([]);
  });
});

describe('a brand', () => {
  it("is written to its tables by the site module's store only", () => {
    const writes = /insert into site_(?:brands|hosts)\b/;
    const writers = sourceFiles('.', (path) => /\.tsx?$/.test(path) && path !== 'tools/house.test.ts').filter((path) =>
      writes.test(text(path)),
    );
    expect(writers).toEqual(['apps/platform/src/modules/site/store.ts']);
  });
});

describe('languages', () => {
  const folders = Object.values(languages).map(({ folder }) => folder);

  it('are those of the table, with a folder each, and no other folders', () => {
    const found = files.flatMap((path) => /^languages\/(\w+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(found)].sort()).toEqual([...folders].sort());
  });

  it('have the same files, except for the console, which may have fewer languages', () => {
    const filesOf = (folder: string): string[] =>
      files.flatMap((path) =>
        path.startsWith(`languages/${folder}/`) ? [path.slice(`languages/${folder}/`.length)] : [],
      );
    const needed = filesOf('en').filter((path) => path !== 'console.json');
    for (const folder of folders)
      expect(
        filesOf(folder).filter((path) => path !== 'console.json'),
        folder,
      ).toEqual(needed);
  });
});

describe('the rules', () => {
  it('detect planted violations', () => {
    expect(nameFault('apps/x/src/login.ts', 'export const logon = 1;')).toContain('nothing called login');
    expect(nameFault('apps/x/src/login.ts', 'export function login() {}')).toBeUndefined();
    expect(missingKeys({ en: new Set(['a', 'b']), zh: new Set(['a']) })).toEqual(['zh: b']);
    expect(strangeTables('0020-wallet-ledger.sql', 'create table purse (id int)')).toEqual(['purse']);
    const planted = new Map([
      ['a.ts', 'export const used = 1;\nexport const dead = 2;'],
      ['b.ts', "import { used } from './a.ts';"],
    ]);
    expect(unusedExports(planted)).toEqual(['a.ts: dead']);
    expect(lostBigNumbers('const FREE = 0n;\n  if (fee === 0n) {\n   * as 5n\n  const width = "w-10n";')).toEqual([
      'if (fee === 0n) {',
    ]);
    expect(rawConnections('new pg.Pool({ max: 1 }); new Client(url); new FuzzClient(url); new URL(url)')).toEqual([
      'new pg.Pool',
      'new Client',
    ]);
    const door = (index: string, made: string) => (file: string) => (file === 'index.ts' ? index : made);
    const good = "export { createPurse } from './module.ts';";
    expect(shapeFaults('purse', door(good, 'export function createPurse() {\n  return { module };\n}\n'))).toEqual([]);
    expect(shapeFaults('purse', door(good, 'export function createPurse() {\n  return {};\n}\n'))).toEqual([
      'purse: createPurse returns no module',
    ]);
    expect(shapeFaults('purse', door("export { purseModule } from './module.ts';", ''))).toEqual([
      'purse: its index.ts does not export createPurse',
    ]);
    const modules = 'apps/platform/src/modules';
    expect(climbs(`${modules}/a/routes/b.ts`, "import '../store.ts'; import '../../c/index.ts';")).toEqual([
      '../../c/index.ts',
    ]);
    expect(climbs('apps/portal/src/a/b.ts', "from '../../../../languages/en/a.json'; from '../../../x.ts'")).toEqual([
      '../../../x.ts',
    ]);
    const homeMade =
      "const away = 1; // hear\nface('travel', `lanes`, /Line 3/);\nexport type Line = {};\n<Line isAway />";
    expect(bannedNames('apps/portal/src/a.tsx', homeMade)).toEqual(['away', 'Line']);
    expect(bannedNames('apps/studio/src/simulator/tables/matchTables.ts', 'const [home, away] = score;')).toEqual([]);
    expect(missingBlocks("describe('works', () => {}); describe('refuses', f)")).toEqual(['forbids']);
    expect(pagesShown("screenStates({\n  '/jobs?view=schedule': {\n    '/no': 1,\n")).toEqual(['/jobs?view=schedule']);
    expect(pagesShown("describe('x', {\n  '/jobs': {\n")).toEqual([]);
  });
});
