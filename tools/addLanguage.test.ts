import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@baize/contract';
import { foldersOffered } from '@baize/testkit/foldersOffered';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutLanguage } from './new/layOutLanguage.ts';
import { linkWorkspaces } from './linkWorkspaces.ts';
import { root, sourceFiles } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

/* Follows the recipe of docs/recipes.md in a copy. new.test.ts checks that the scaffolded code compiles. */
const TABLE = 'packages/contract/src/languages.ts';
const parts = [
  'apps/platform/src',
  'apps/portal/src/i18n',
  'apps/console/src/i18n',
  'apps/chat/src',
  'packages',
  'languages',
];
/* Code that derives texts and inputs from the table; all other code uses these. */
const readers = [
  ...['folderOf', 'houseText', 'language', 'languages', 'localText', 'wordsOf'].map(
    (name) => `packages/contract/src/${name}.ts`,
  ),
  ...['portal', 'console'].map((app) => `apps/${app}/src/i18n/*.ts`),
  'apps/chat/src/words.ts',
];
/* The demo's regional lotteries have names in the demo's languages. */
const known = new Set(['apps/platform/src/modules/lotteries/commands/regionalLotteries.ts']);
let copy: string;
let written: readonly string[];

/** Output and success of a program. */
const run = (program: string, args: readonly string[]): Promise<{ isWell: boolean; said: string }> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd: copy, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ isWell: error === null, said: stdout + stderr }),
    );
  });
const compile = (include: readonly string[]): ReturnType<typeof run> => {
  const options = {
    lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  };
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: options, include }),
  );
  return run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--checkers', '1']);
};

beforeAll(() => {
  copy = tempFolder('language-');
  const filter = (path: string): boolean => !/\/(dist|node_modules)(\/|$)/.test(path.slice(root.length));
  for (const path of parts) cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  linkWorkspaces(copy);
  written = layOutLanguage(copy, { folder: 'th' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a further language', () => {
  it('is its folder and one line in the table, which all language code reads', () => {
    expect(written.filter((path) => !path.startsWith('languages/th/'))).toEqual([TABLE]);
    expect(written).toContain('languages/th/words.ts');
    expect(written).not.toContain('languages/th/console.json');
  });

  it('needs no other line: only the table and the demo name its last language', () => {
    const code = /^(apps\/(platform|portal|console|chat)|packages\/(contract|client|ui))\/src\/.+\.tsx?$/;
    const isLeftOut = (path: string): boolean =>
      path === TABLE || /\.test\.tsx?$|\/seed|seed[A-Z]|\/testing\//.test(path) || known.has(path);
    const named = sourceFiles('.', (path) => code.test(path) && !isLeftOut(path)).filter((path) =>
      /'MS'|\bMS\??: |\.MS\b(?!")/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(named).toEqual([]);
  });

  it('is found by its folder, with words for every part of the platform, and games speak English to it at first', async () => {
    const program = `
      const { gateWords } = await import('./apps/platform/src/modules/web/gateWords.ts');
      const { renderMessage } = await import('./apps/platform/src/modules/outbox/renderMessage.ts');
      const { folderOf } = await import('./packages/contract/src/folderOf.ts');
      const { houseText } = await import('./packages/contract/src/houseText.ts');
      const said = houseText({ en: 'Win', zh: '赢得' }, folderOf('th-TH'));
      console.log(Object.keys(gateWords).join(), renderMessage('login', 'TH', { brand: 'B' }).subject, folderOf('TH'), said);`;
    const { said } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    expect(said.trim()).toBe(`${[...Object.keys(languages), 'TH'].join()} B login code th Win`);
  });

  it('is asked of games and of the studio once a brand offers it, and not before', () => {
    const table = { ...languages, TH: { folder: 'th' } };
    const today = Object.values(languages).map(({ folder }) => folder);
    expect(foldersOffered(table)).toEqual(today);
    mkdirSync(join(copy, 'brands/lotus'), { recursive: true });
    writeFileSync(join(copy, 'brands/lotus/brand.json'), JSON.stringify({ languages: ['EN', 'TH'] }));
    expect(foldersOffered(table, join(copy, 'brands'))).toEqual(['en', 'th']);
  });

  it('does not compile while a text is missing, on a page or in a message, and reports only that', async () => {
    const page = join(copy, 'languages/th/portal/shell.json');
    const texts = JSON.parse(readFileSync(page, 'utf8')) as Record<string, string>;
    const [first = ''] = Object.keys(texts);
    writeFileSync(page, JSON.stringify({ ...texts, [first]: undefined }));
    const message = join(copy, 'languages/th/platform/gate.ts');
    writeFileSync(message, readFileSync(message, 'utf8').replace(/^ {2}invalidUrl: .*\n/m, ''));
    const { isWell, said } = await compile(['languages', ...readers]);
    expect(isWell).toBe(false);
    const faults = [...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path]) => path);
    expect(faults.toSorted()).toEqual(['languages/th/platform/gate.ts', 'languages/th/words.ts']);
    expect(said).toContain(first);
    expect(said).toMatch(/languages\/th\/platform\/gate\.ts.*'invalidUrl'/);
  });
});
