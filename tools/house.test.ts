import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorStatus, languages, operations } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { climbs, missingBlocks, nameFault, pageOf, pagesShown } from './houseRules.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles();
const modules = 'apps/platform/src/modules';

/** Lines of a component or hook with a big number written out: its compiler turns that number into `undefined`. */
export function lostBigNumbers(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /^\s+[^\s*/]/.test(line) && /(?<![\w.'"`#-])\d[\d_]*n(?![\w'"`-])/.test(line))
    .map((line) => line.trim());
}

/** Keys of one dictionary folder that not every language has. */
export function missingKeys(languages: Record<string, ReadonlySet<string>>): string[] {
  const all = new Set(Object.values(languages).flatMap((keys) => [...keys]));
  return Object.entries(languages).flatMap(([language, keys]) =>
    [...all].filter((key) => !keys.has(key)).map((key) => `${language}: ${key}`),
  );
}

/** The tables of a migration that do not carry the prefix of the module named in its file name. */
export function strangeTables(file: string, sql: string): string[] {
  const prefix = /^\d{4}-([a-z]+)-/.exec(basename(file))?.[1] ?? '';
  return [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)]
    .map(([, table = '']) => table)
    .filter((table) => !table.startsWith(`${prefix}_`) && table !== 'socket_io_attachments');
}

/** Connections to a database that are opened by hand, and so without what listens for their end. */
export function rawConnections(source: string): string[] {
  return [...source.matchAll(/\bnew\s+(?:\w+\s*\.\s*)?(?:Pool|Client)\b/g)].map(([text]) => text);
}

/**
 * Exports that no other file names. Text is enough: a name that stands nowhere else is used nowhere else. Types are
 * left out: a shape is exported so that an exported function can be read, whether or not anybody names it.
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

/** In what a module's door differs from `createX(deps) -> { module, ...doors }`. */
export function shapeFaults(name: string, read: (file: string) => string): string[] {
  const create = `create${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const door = read('index.ts');
  const [, from] =
    new RegExp(`export \\{[^}]*\\b${create}\\b[^}]*\\} from '\\./(module|${create})\\.ts'`).exec(door) ?? [];
  if (from === undefined) return [`${name}: its door does not give ${create}`];
  const made = read(`${from}.ts`).split(`export function ${create}(`)[1] ?? '';
  return [
    ...(/\bmodule\b/.test(made.split(/\n\}\n/)[0] ?? '') ? [] : [`${name}: ${create} gives no module`]),
    ...(/\b\w+Module\b/.test(door) ? [`${name}: its door gives the module by itself`] : []),
  ];
}

describe('every operation', () => {
  const list = Object.entries(operations);

  it('is exported under the name that its id and its path promise', () => {
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

  it('has a test that shows what works, what is refused and what is forbidden', () => {
    const faults = list.flatMap(([, { id }]) => {
      const path = `${modules}/${id.replace('.', '/routes/')}.test.ts`;
      return existsSync(join(root, path)) ? missingBlocks(text(path)).map((block) => `${path}: ${block}`) : [path];
    });
    expect(faults).toEqual([]);
  });

  it('has its own method and path', () => {
    const keys = list.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('text that was made safe', () => {
  it('[A225] goes into the content of an element at one place, and markup of our own at two more; nowhere else', () => {
    const inBrowser = /^(apps\/(portal|console|studio)|packages\/(ui|client)|games\/[^/]+)\/src\/.+\.tsx?$/;
    const doors =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write|srcdoc|new Function|\beval\(/i;
    const users = files.filter((path) => inBrowser.test(path) && !/\.test\.tsx?$/.test(path) && doors.test(text(path)));
    expect(users.toSorted()).toEqual([
      'apps/portal/src/components/SafeHtml.tsx',
      'apps/studio/src/simulator/simScript.ts',
      'games/dragon-eight/src/hud/openPayTableSheet.ts',
    ]);
  });
});

describe('imports', () => {
  it('climb no three folders, and reach the kit and other modules of the platform by their names', () => {
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.tsx?$/.test(path));
    /* These hold examples and templates of other places. */
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

  it('of files are those of what they export', () => {
    expect(code.map((path) => nameFault(path, text(path))).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('of jobs are their paths', () => {
    const jobs = code.flatMap((path) => {
      const [, module = '', name = ''] = new RegExp(`^${modules}/([a-z]+)/jobs/(\\w+)\\.ts$`).exec(path) ?? [];
      return name === '' ? [] : [{ path, id: `${module}.${name}` }];
    });
    expect(jobs.length).toBeGreaterThan(0);
    for (const { path, id } of jobs) expect(text(path), path).toContain(`name: '${id}'`);
  });

  it('of folders say what is inside', () => {
    const vague = /(^|\/)(shared|common|lib|utils|core|helpers)\//;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });

  it('of tables carry the prefix of their module', () => {
    const migrations = files.filter((path) => path.startsWith('apps/platform/src/migrations/'));
    expect(migrations.length).toBeGreaterThan(0);
    expect(migrations.flatMap((path) => strangeTables(path, text(path)))).toEqual([]);
    for (const path of migrations) expect(basename(path)).toMatch(/^\d{4}-[a-z]+-[a-z-]+\.sql$/);
  });

  it('of modules stand in the glossary', () => {
    const names = new Set(files.map((path) => new RegExp(`^${modules}/([a-z]+)/`).exec(path)?.[1]));
    const glossary = text('docs/GLOSSARY.md');
    for (const name of names) if (name !== undefined) expect(glossary).toContain(`\`${name}\``);
  });
});

describe('code', () => {
  it('that is exported is used by another file', () => {
    const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts');
    const sources = new Map(files.filter(isCode).map((path) => [path, text(path)]));
    const entries = new Set(['tools/house.test.ts', 'apps/portal/src/server.tsx']);
    // A bench is read by the name that is typed after `npm run bench --`.
    const isBench = (fault: string): boolean => /^bench\/(\w+)\.ts: \1$/.test(fault);
    const unused = unusedExports(sources).filter(
      (fault) => !entries.has(fault.split(': ')[0] ?? '') && !isBench(fault),
    );
    expect(unused).toEqual([]);
  });

  it('that the compiler of components touches writes no big numbers inside functions', () => {
    const compiled = files.filter((path) =>
      /^(apps\/(portal|console)|packages\/ui)\/src\/.+(\.tsx|\/use[A-Z]\w*\.ts)$/.test(path),
    );
    expect(compiled.length).toBeGreaterThan(0);
    const faults = compiled
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => lostBigNumbers(text(path)).map((line) => `${path}: ${line}`));
    expect(faults).toEqual([]);
  });

  it('opens connections to a database at one place, where each has a listener for its end', () => {
    const doors = ['packages/server/src/openOwner.ts'];
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|mjs)$/.test(path));
    const users = code.filter((path) => path !== 'tools/house.test.ts' && rawConnections(text(path)).length > 0);
    expect(users.toSorted()).toEqual(doors);
    for (const path of doors) {
      expect(text(path), path).toMatch(/pool\.on\('error', /);
      expect(text(path), path).toMatch(/pool\.on\('connect', \(client\) => client\.on\('error', /);
    }
  });

  it('holds no sign of the unfinished', () => {
    const signs = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'lorem ' + 'ipsum', 'not ' + 'implemented'].join('|'));
    const code = files.filter((path) => /^(apps|packages|games|tools|bench|e2e)\/.+\.(tsx?|sql|css)$/.test(path));
    expect(code.filter((path) => path !== 'tools/house.test.ts' && signs.test(text(path)))).toEqual([]);
  });
});

describe('a dialect', () => {
  const dialects = `${modules}/vendors/dialects`;
  const foldersOf = (path: string): string => path.slice(dialects.length + 1).split('/')[0] ?? '';

  it('is one line in the list and a folder of at most four files', () => {
    const list = text(`${dialects}/index.ts`);
    const listed = [...list.matchAll(/^export \{ (\w+) \} from '\.\/(\w+)\/index\.ts';$/gm)];
    expect(listed.length).toBeGreaterThan(0);
    for (const [, name, folder] of listed) expect(folder).toBe(name);
    const inside = files.filter((path) => path.startsWith(`${dialects}/`) && path.split('/').length > 7);
    expect(new Set(inside.map(foldersOf))).toEqual(new Set(listed.map(([, name]) => name)));
    for (const [, name = ''] of listed) {
      expect(inside.filter((path) => foldersOf(path) === name).length, name).toBeLessThanOrEqual(4);
      expect(text(`${dialects}/${name}/index.ts`), name).toContain(
        `export const ${name}: Dialect = { name: '${name}',`,
      );
    }
  });

  it('keeps its words to itself: nothing else says what Hub88 says', () => {
    // The dialect, who asks a wallet in it, the check of the wire that is written apart from both, and what has landed.
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
        // Where a word is imported from says the folder's name, and no more.
        words.test(text(path).replaceAll(/ from '[^']*\/hub88\/\w+(\.ts)?';/g, '')),
    );
    expect(strangers).toEqual([]);
  });
});

describe('screens', () => {
  for (const app of ['portal', 'console']) {
    it(`of the ${app} stand in its list and carry their id`, () => {
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

describe('pages of the portal', () => {
  it('are shown by a test ready, empty, failed and refused', () => {
    const src = 'apps/portal/src';
    const namesIn = (path: string, pattern: RegExp): string[] =>
      [...text(`${src}/${path}`).matchAll(pattern)].map(([, name = '']) => name);
    const inCentre = (path: string, names: readonly string[]) => names.map((name) => `${path}?page=${name}`);
    const member = inCentre('/member', namesIn('screens/records/MemberCentre.tsx', /\bpage: '(\w+)'/g));
    const agent = inCentre('/agentHome', namesIn('components/agentPages.tsx', /\bpage: '(\w+)'/g));
    /* The two centres are their pages. */
    const screens = namesIn('routes.tsx', /^ {2}'(\/\w*)': /gm).filter((path) => !/^\/(member|agentHome)$/.test(path));
    for (const found of [member, agent, screens]) expect(found.length).toBeGreaterThan(10);
    const tests = files.filter((path) => path.startsWith(`${src}/`) && path.endsWith('.test.tsx'));
    const shown = new Set(tests.flatMap((path) => pagesShown(text(path)).map(pageOf)));
    expect([...screens, ...member, ...agent].filter((page) => !shown.has(page))).toEqual([]);
  });
});

describe('dictionaries', () => {
  for (const app of ['portal', 'console']) {
    const byLanguage = (): Record<string, Set<string>> => {
      const languages: Record<string, Set<string>> = {};
      const isOfApp = new RegExp(`^languages/(\\w+)/${app}(?:/(\\w+))?\\.json$`);
      for (const path of files.filter((file) => isOfApp.test(file))) {
        /* A dictionary in parts names its texts `<part>.<key>`. */
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

    it(`of the ${app} have words for every refusal`, () => {
      const { en = new Set<string>() } = byLanguage();
      expect(Object.keys(errorStatus).filter((code) => !en.has(`error.${code}`))).toEqual([]);
    });
  }
});

describe('a module', () => {
  const names = [
    ...new Set(files.flatMap((path) => new RegExp(`^${modules}/([a-z]+)/module\\.ts$`).exec(path)?.[1] ?? [])),
  ];

  it('is made by one function, which gives it together with its doors', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.flatMap((name) => shapeFaults(name, (file) => text(`${modules}/${name}/${file}`)))).toEqual([]);
  });

  it('is put into the platform by that function', () => {
    const compose = text('apps/platform/src/compose.ts');
    for (const name of names) expect(compose, name).toMatch(new RegExp(`from './modules/${name}/index.ts'`));
    expect(compose.match(/\b\w+Module\(/g) ?? []).toEqual([]);
  });
});

describe('a brand', () => {
  it('comes into its tables through the store of the site only', () => {
    const writes = /insert into site_(?:brands|hosts)\b/;
    const writers = sourceFiles('.', (path) => /\.tsx?$/.test(path) && path !== 'tools/house.test.ts').filter((path) =>
      writes.test(text(path)),
    );
    expect(writers).toEqual(['apps/platform/src/modules/site/store.ts']);
  });
});

describe('languages', () => {
  const folders = Object.values(languages).map(({ folder }) => folder);

  it('are those of the table: a folder each, and no folder besides', () => {
    const found = files.flatMap((path) => /^languages\/(\w+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(found)].sort()).toEqual([...folders].sort());
  });

  it('have the same files, but for the console, which need not speak all of them', () => {
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

describe('these rules', () => {
  it('see what is planted for them', () => {
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
      'purse: createPurse gives no module',
    ]);
    expect(shapeFaults('purse', door("export { purseModule } from './module.ts';", ''))).toEqual([
      'purse: its door does not give createPurse',
    ]);
    const modules = 'apps/platform/src/modules';
    expect(climbs(`${modules}/a/routes/b.ts`, "import '../store.ts'; import '../../c/index.ts';")).toEqual([
      '../../c/index.ts',
    ]);
    expect(climbs('apps/portal/src/a/b.ts', "from '../../../../languages/en/a.json'; from '../../../x.ts'")).toEqual([
      '../../../x.ts',
    ]);
    expect(missingBlocks("describe('works', () => {}); describe('refuses', f)")).toEqual(['forbids']);
  });
});
