import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

/* The recipe of docs/recipes.md, followed in a copy: a line in the table, and a folder that is a copy of another one. */
const TABLE = 'packages/contract/src/languages.ts';
const LINE = "  TH: { folder: 'th', html: 'th', locale: 'th-TH', name: 'ไทย', vendor: 'th', vendorLocale: 'th-TH' },\n";
const parts = ['apps/platform', 'apps/portal', 'apps/console', 'apps/chat', 'packages', 'languages'];
/* What turns the table into words, texts and inputs; the rest of the code takes what these give. */
const readers = [
  ...['language', 'languages', 'localText', 'wordsOf'].map((name) => `packages/contract/src/${name}.ts`),
  ...['portal', 'console'].map((app) => `apps/${app}/src/i18n/*.ts`),
  'apps/chat/src/words.ts',
];
/* The demo's regional lotteries are named in the languages of the demo. */
const known = new Set(['apps/platform/src/modules/lotteries/commands/regionalLotteries.ts']);
const copied = new Set<string>();
let copy: string;

/** What a program said, and whether it was content. */
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
  return run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json']);
};

beforeAll(() => {
  copy = tempFolder('language-');
  const wanted = new RegExp(`^(${parts.join('|')})/`);
  for (const path of sourceFiles('.', (file) => wanted.test(file) && /\.(tsx?|json|css)$/.test(file))) {
    cpSync(join(root, path), join(copy, path));
    copied.add(path);
  }
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  mkdirSync(join(copy, 'node_modules/@baize'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@baize') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@baize', name));
  }
  cpSync(join(copy, 'languages/ms'), join(copy, 'languages/th'), { recursive: true });
  const table = readFileSync(join(copy, TABLE), 'utf8');
  writeFileSync(join(copy, TABLE), table.replace('\n} as const;', `\n${LINE}} as const;`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a further language', () => {
  it('is one line in the table, which everything that knows languages reads', async () => {
    expect(await compile(['languages', ...readers])).toEqual({ isWell: true, said: '' });
    const isOther = (path: string): boolean =>
      readFileSync(join(root, path), 'utf8') !== readFileSync(join(copy, path), 'utf8');
    expect(sourceFiles('.', (path) => copied.has(path)).filter(isOther)).toEqual([TABLE]);
  });

  it('needs no other line: no code but the table and the demo names the last language of it', () => {
    const code = /^(apps\/(platform|portal|console|chat)|packages\/(contract|client|ui))\/src\/.+\.tsx?$/;
    const isLeftOut = (path: string): boolean =>
      path === TABLE || /\.test\.tsx?$|\/seed|seed[A-Z]|\/testing\//.test(path) || known.has(path);
    const named = [...copied].filter(
      (path) =>
        code.test(path) &&
        !isLeftOut(path) &&
        /'MS'|\bMS\??: |\.MS\b(?!")/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(named).toEqual([]);
  });

  it('is found by its folder, with words for every part of the platform', async () => {
    const program = `
      const { gateWords } = await import('./apps/platform/src/modules/site/gateWords.ts');
      const { renderMessage } = await import('./apps/platform/src/modules/outbox/renderMessage.ts');
      console.log(Object.keys(gateWords).join(), renderMessage('login', 'TH', { brand: 'B' }).subject);`;
    const { said } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    expect(said.trim()).toBe(`${[...Object.keys(languages), 'TH'].join()} Kod log masuk B`);
  });

  it('does not compile while a text is missing, on a page or in a message', async () => {
    const page = join(copy, 'languages/th/portal/shell.json');
    const texts = JSON.parse(readFileSync(page, 'utf8')) as Record<string, string>;
    const [first = ''] = Object.keys(texts);
    writeFileSync(page, JSON.stringify({ ...texts, [first]: undefined }));
    const message = join(copy, 'languages/th/platform/gate.ts');
    writeFileSync(message, readFileSync(message, 'utf8').replace(/^ {2}invalidUrl: .*\n/m, ''));
    const { isWell, said } = await compile(['languages']);
    expect(isWell).toBe(false);
    expect(said).toMatch(/languages\/th\/words\.ts/);
    expect(said).toContain(first);
    expect(said).toMatch(/languages\/th\/platform\/gate\.ts.*'invalidUrl'/);
  });
});
