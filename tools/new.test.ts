import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../apps/platform/src/modules/site/defaultSettings.ts';
import { readBrandFile } from '../apps/platform/src/modules/site/readBrandFile.ts';
import { settingFault } from '../apps/platform/src/modules/site/rules.ts';
import { missingBlocks, nameFault } from './houseRules.ts';
import { layOutBrand } from './new/layOutBrand.ts';
import { layOutDialect } from './new/layOutDialect.ts';
import { layOutGame } from './new/layOutGame.ts';
import { layOutLanguage } from './new/layOutLanguage.ts';
import { layOutOperation } from './new/layOutOperation.ts';
import { layOutScreen } from './new/layOutScreen.ts';
import { linkWorkspaces } from './linkWorkspaces.ts';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

/**
 * The files that all kinds touch and depend on, in one tree shared by all tests, since each tree costs a compiler run.
 */
const copied = ['apps/platform/src', 'apps/studio/src', 'apps/console/src', 'packages', 'games', 'languages'];
const dialects = 'apps/platform/src/modules/vendors/dialects';
const game = 'river-lights';

type Laid = { written: readonly string[]; touched: readonly string[] };
let folder = '';
let known: Map<string, bigint>;
let laid: Record<'game' | 'member' | 'operator' | 'screen' | 'dialect' | 'language' | 'brand', Laid>;

beforeAll(() => {
  folder = tempFolder('new');
  const filter = (path: string): boolean => !/\/(dist|node_modules)(\/|$)/.test(path.slice(root.length));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.web.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  linkWorkspaces(folder);
  // Packages in another version than the top-level one are installed in their app's folder.
  symlinkSync(join(root, 'apps/platform/node_modules'), join(folder, 'apps/platform/node_modules'));
  symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  known = marks();
  laid = {
    game: watched(() => layOutGame(folder, { code: game, zh: '河灯' })),
    member: watched(() => layOutOperation(folder, { id: 'points.getOwnBrand' })),
    operator: watched(() => layOutOperation(folder, { id: 'vendors.updateOwnBrand', permission: 'vendors.read' })),
    screen: watched(() => layOutScreen(folder, { id: 'bonuses.Given', list: 'bonuses.listGrants', zh: '已发奖金' })),
    dialect: watched(() => layOutDialect(folder, { name: 'acme' })),
    language: watched(() => layOutLanguage(folder, { folder: 'th' })),
    brand: watched(() => layOutBrand(folder, { code: 'lotus', currency: 'THB', zone: 'Asia/Bangkok' })),
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Modification times of all files of the tree, in nanoseconds. */
function marks(): Map<string, bigint> {
  const found = new Map<string, bigint>();
  for (const top of [...copied, 'brands'].filter((path) => existsSync(join(folder, path)))) {
    for (const entry of readdirSync(join(folder, top), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) found.set(path.slice(folder.length + 1), statSync(path, { bigint: true }).mtimeNs);
    }
  }
  return found;
}

/** The reported files beside the really changed ones. */
function watched(layOut: () => readonly string[]): Laid {
  const before = known;
  const written = layOut();
  known = marks();
  const touched = [...known].filter(([path, mark]) => before.get(path) !== mark).map(([path]) => path);
  return { written, touched };
}

/** Existing files that were changed; asserts that every change was reported. */
function filesAddedTo({ written, touched }: Laid): string[] {
  expect(touched.toSorted()).toEqual([...new Set(written)].toSorted());
  return touched.filter((path) => existsSync(join(root, path))).toSorted();
}

/** Lines added to an existing file; asserts that none was removed. */
function addedTo(path: string): string[] {
  const known = readFileSync(join(root, path), 'utf8').split('\n');
  const now = readFileSync(join(folder, path), 'utf8').split('\n');
  expect(
    known.filter((line) => !now.includes(line)),
    path,
  ).toEqual([]);
  return now.filter((line) => !known.includes(line));
}

/** Type errors of some files with all of their imports: in one run, since server and browser read the contract. */
function typeFaults(include: readonly string[]): string {
  const path = join(folder, 'tsconfig.new.json');
  const compilerOptions = { types: ['node', 'vite/client'] };
  writeFileSync(path, JSON.stringify({ extends: './tsconfig.web.json', compilerOptions, include, exclude: [] }));
  // Several checkers each work out the types that they share; other tests need the processors.
  return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', path, '--checkers', '1'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('scaffolded code', () => {
  it('compiles', () => {
    const { member, operator, dialect, screen } = laid;
    const code = [member, operator, dialect, screen].flatMap(({ written }) => written);
    const games = ['games/*.ts', ...['game.ts', 'sums', 'check', 'src'].map((part) => `games/${game}/${part}`)];
    // The list of screens imports all of them, as does the test that shows one at its address: minutes of a slow machine for a line.
    const own = code.filter((path) => /\.tsx?$/.test(path) && !/\/routes\.tsx$|Screen\.test\.tsx$/.test(path));
    expect(typeFaults([...games, ...own, 'languages', 'apps/platform/src/modules/games/seedStudio.ts'])).toBe('');
  });

  it('follows the naming rules', () => {
    const paths = Object.values(laid).flatMap(({ written }) => written);
    const isCode = (path: string): boolean => /^(apps|packages|games)\/.+(?<!\.(test|d|config))\.tsx?$/.test(path);
    const code = paths.filter(isCode);
    expect(code.map((path) => nameFault(path, read(path))).filter((fault) => fault !== undefined)).toEqual([]);
  });
});

describe('a game', () => {
  it('is its own folder and one line', () => {
    expect(filesAddedTo(laid.game)).toEqual(['games/registry.ts']);
    const elsewhere = laid.game.touched.filter((path) => !path.startsWith(`games/${game}/`));
    expect(elsewhere).toEqual(['games/registry.ts']);
    expect(addedTo('games/registry.ts')).toEqual([`export { game as riverLights } from './${game}/game.ts';`]);
  });

  it('is listed by the studio, and its rounds can be recomputed on the verification page', () => {
    const studio = join(folder, 'apps/studio/src');
    const probe = `
      const { games } = await import('${studio}/games.ts');
      const { fairDraw } = await import('${studio}/fairDraw.ts');
      const { recompute } = await import('${studio}/verifier/recompute.ts');
      const { names, bets, defaultBet: bet, play } = games['${game}'];
      const input = { game: '${game}', serverSeed: 'a'.repeat(64), serverSeedHash: '', clientSeed: 'me', nonce: 3n, bet };
      const { outcome } = await recompute(input);
      const drawn = play(fairDraw(input.serverSeed, 'me', 3n), bet);
      const text = (value) => JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one));
      console.log(text({ names, bets: bets.length, game: outcome.game, isSame: text(outcome) === text(drawn) }));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', probe],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      ...{ names: { en: 'River Lights', ms: 'River Lights', zh: '河灯' }, bets: 9, game, isSame: true },
    });
  });

  it('is refused for an existing or invalid code, or a missing template game', () => {
    expect(() => layOutGame(folder, { code: game })).toThrow('exists already');
    expect(() => layOutGame(folder, { code: '../up' })).toThrow('words with hyphens');
    expect(() => layOutGame(folder, { code: 'other', like: 'engine' })).toThrow('no game "engine"');
  });
});

describe('an operation', () => {
  it('for members or operators is four files and a test, of which two files get lines', () => {
    for (const [kind, name] of [
      ['member', 'getOwnBrand'],
      ['operator', 'updateOwnBrand'],
    ] as const) {
      const [contract = '', route = '', test = '', ...entered] = laid[kind].written;
      expect(laid[kind].written).toHaveLength(5);
      expect(contract).toMatch(new RegExp(`^packages/contract/src/[a-z]+/${name}\\.ts$`));
      expect(route).toMatch(new RegExp(`^apps/platform/src/modules/[a-z]+/routes/${name}\\.ts$`));
      expect(missingBlocks(read(test))).toEqual([]);
      expect(filesAddedTo(laid[kind])).toEqual(entered.toSorted());
      for (const path of entered) {
        const added = addedTo(path);
        expect(added.length, path).toBeGreaterThan(0);
        expect(added.filter((line) => !line.includes(name) && !line.includes('acme'))).toEqual([]);
      }
    }
  });

  it('is refused for an existing operation, a missing module or an invalid name', () => {
    expect(() => layOutOperation(folder, { id: 'points.getOwnBrand' })).toThrow('exists already');
    expect(() => layOutOperation(folder, { id: 'nowhere.getOwnBrand' })).toThrow('There is no apps/platform');
    expect(() => layOutOperation(folder, { id: 'points' })).toThrow('<module>.<name>');
  });
});

describe('a screen with a table', () => {
  const list = 'bonuses.listGrants';

  it('is six files: the page, its test, its URL, its navigation entry and its texts in two languages', () => {
    expect(laid.screen.touched).toHaveLength(6);
    const dictionaries = ['languages/en/console.json', 'languages/zh/console.json'];
    const [routes, pages] = ['apps/console/src/routes.tsx', 'apps/console/src/components/pages.ts'];
    expect(filesAddedTo(laid.screen)).toEqual([pages, routes, ...dictionaries]);
    expect(addedTo(pages)).toHaveLength(2);
    expect(addedTo(routes).filter((line) => !/given|Given/.test(line))).toEqual([]);
    expect(addedTo(routes).at(-1)).toBe('    given,');
    const [english, chinese] = dictionaries.map((path) => wordsAdded(path));
    expect(Object.keys(chinese!)).toEqual(Object.keys(english!));
    expect([english!['nav.given'], chinese!['nav.given']]).toEqual(['Given', '已发奖金']);
  });

  it('has columns for the fields of a row, with texts of their choices', () => {
    const page = read('apps/console/src/screens/bonuses/GivenScreen.tsx');
    expect(page).toContain('data-screen="bonuses.Given"');
    expect(page).toContain('query(listGrants, { view: "waiting", pageNum: address.page, pageSize: 20 })');
    const english = wordsAdded('languages/en/console.json');
    const named = [...page.matchAll(/header: t\('([\w.]+)'\)/g)].map(([, key = '']) => key);
    const known = JSON.parse(read('languages/en/console.json')) as Record<string, string>;
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((key) => known[key] === undefined)).toEqual([]);
    expect(english['given.status.released']).toBe('Released');
  });

  it('is refused for an existing screen, a taken name, or without a list for operators', () => {
    const layOut = (id: string, given: object = { list }) => layOutScreen(folder, { id, ...given });
    expect(() => layOut('bonuses.Given')).toThrow('GivenScreen.tsx exists already');
    expect(() => layOut('other.Jobs')).toThrow('"jobs" is used already');
    expect(() => layOut('other.Work')).toThrow('nav.work already');
    expect(() => layOut('other.New')).toThrow('"new" is used already');
    expect(() => layOut('Given')).toThrow('<area>.<Name>');
    expect(() => layOut('../up.Other')).toThrow('<area>.<Name>');
    expect(() => layOut('other.Other', {})).toThrow('--list');
    expect(() => layOut('other.Other', { list: 'a.b' })).toThrow('no operation "a.b"');
    expect(() => layOut('other.Other', { list: 'wallet.listTransactions' })).toThrow('not for operators');
    expect(() => layOut('other.Other', { list: 'content.listItems' })).toThrow('does not return a page');
    expect(() => layOut('other.Other', { list: 'members.listNotes' })).toThrow('needs input for memberId');
    expect(() => layOut('other.Other', { list, group: 'fun' })).toThrow('no group "fun"');
    expect(() => layOut('other.Other', { list, title: 'An {other}' })).toThrow('plain characters');
  });
});

/** Added dictionary texts; existing ones must be unchanged. */
function wordsAdded(path: string): Record<string, string> {
  const known = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;
  const now = JSON.parse(read(path)) as Record<string, string>;
  expect(now).toMatchObject(known);
  return Object.fromEntries(Object.entries(now).filter(([key]) => known[key] === undefined));
}

describe('a dialect', () => {
  it("is four files in one folder and one line, without the template's name", () => {
    expect(laid.dialect.touched).toHaveLength(5);
    expect(filesAddedTo(laid.dialect)).toEqual([`${dialects}/index.ts`]);
    expect(addedTo(`${dialects}/index.ts`)).toEqual([`export { acme } from './acme/index.ts';`]);
    expect(readdirSync(join(folder, dialects, 'acme'))).toHaveLength(4);
    expect(read(`${dialects}/acme/index.ts`)).toContain("export const acme: Dialect = { name: 'acme',");
    expect(missingBlocks(read(`${dialects}/acme/wallet.test.ts`))).toEqual([]);
    for (const path of laid.dialect.touched.filter((one) => one.includes('/acme/'))) {
      expect(read(path)).not.toMatch(/softswiss/i);
    }
  });

  it('is refused for an existing dialect, a taken name, or a template with other files', () => {
    expect(() => layOutDialect(folder, { name: 'acme' })).toThrow('exists already');
    expect(() => layOutDialect(folder, { name: 'Acme-2' })).toThrow('lower-case letters and digits');
    expect(() => layOutDialect(folder, { name: 'gateway' })).toThrow('is reserved');
    expect(() => layOutDialect(folder, { name: 'class' })).toThrow('is reserved');
    expect(() => layOutDialect(folder, { name: 'other', like: 'nobody' })).toThrow('no dialect "nobody"');
    expect(() => layOutDialect(folder, { name: 'other', like: 'tcg' })).toThrow('tcg has askTcg.ts');
  });
});

describe('a language', () => {
  it('is one folder and one line', () => {
    const table = 'packages/contract/src/languages.ts';
    expect(filesAddedTo(laid.language)).toEqual([table]);
    expect(laid.language.touched.filter((path) => !path.startsWith('languages/th/'))).toEqual([table]);
    expect(addedTo(table)).toEqual([
      "  TH: { folder: 'th', html: 'th', locale: 'th-TH', name: 'ไทย', vendor: 'th', vendorLocale: 'th-TH' },",
    ]);
  });

  it('is refused for a taken code or one that is not a language', () => {
    expect(() => layOutLanguage(folder, { folder: 'th' })).toThrow('languages/th exists already');
    expect(() => layOutLanguage(folder, { folder: 'vi', code: 'TH' })).toThrow('has TH already');
    expect(() => layOutLanguage(folder, { folder: 'vi', code: 'v1' })).toThrow('two or three capital letters');
    for (const strange of ['xx', '../up', 'Thai']) {
      expect(() => layOutLanguage(folder, { folder: strange })).toThrow('its ISO 639 code');
    }
  });
});

describe('a brand', () => {
  it('is a file and a logo in one folder, and can be imported unchanged', () => {
    expect(filesAddedTo(laid.brand)).toEqual([]);
    expect(laid.brand.touched).toEqual(['brands/lotus/brand.json', 'brands/lotus/images/icons/favicon.svg']);
    const file = readBrandFile(join(folder, 'brands'), 'lotus')!;
    expect(file).toMatchObject({ name: 'Lotus', currency: 'THB', timeZone: 'Asia/Bangkok', hosts: ['lotus.example'] });
    expect(settingFault({ ...defaultSettings(file) })).toBeUndefined();
    expect(read('brands/lotus/images/icons/favicon.svg')).toContain('viewBox="0 0 32 32"');
  });

  it('is refused for an existing brand, an invalid name, or an unknown currency, time zone or host', () => {
    expect(() => layOutBrand(folder, { code: 'lotus' })).toThrow('exists already');
    expect(() => layOutBrand(folder, { code: '../up' })).toThrow('lower-case letters and digits');
    expect(() => layOutBrand(folder, { code: 'other', currency: 'baht' })).toThrow('three capital letters');
    expect(() => layOutBrand(folder, { code: 'other', zone: 'Mars/Base' })).toThrow('Unknown time zone "Mars/Base"');
    expect(() => layOutBrand(folder, { code: 'other', host: 'a/b' })).toThrow('"a/b" is not a host name');
  });
});
