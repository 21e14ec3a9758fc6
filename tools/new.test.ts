import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingBlocks, nameFault } from './houseRules.ts';
import { layOutGame } from './new/layOutGame.ts';
import { layOutOperation } from './new/layOutOperation.ts';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

/** What the two kinds touch and stand on, in a tree of its own. */
const copied = ['games', 'apps/studio/src', 'apps/platform/src', 'packages/contract', 'packages/testkit', 'languages'];

let folder = '';
let before: Map<string, string>;

beforeAll(() => {
  folder = tempFolder('new');
  const filter = (path: string): boolean => !/\/(dist|node_modules)(\/|$)/.test(path.slice(root.length));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'tsconfig.web.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@baize'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@baize') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    const home = copied.includes(`packages/${name}`) ? folder : root;
    symlinkSync(join(home, 'packages', name), join(folder, 'node_modules/@baize', name));
  }
  symlinkSync(join(root, 'games/engine'), join(folder, 'node_modules/@baize/engine'));
  // What another version of is at the top lies with the app that needs it.
  symlinkSync(join(root, 'apps/platform/node_modules'), join(folder, 'apps/platform/node_modules'));
  symlinkSync(join(root, 'tools'), join(folder, 'tools'));
  before = filesOf();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file of the tree with what is in it. */
function filesOf(): Map<string, string> {
  const found = new Map<string, string>();
  for (const top of copied) {
    for (const entry of readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })) {
      const path = join(top, entry);
      if (statSync(join(folder, path)).isFile()) found.set(path, readFileSync(join(folder, path), 'base64'));
    }
  }
  return found;
}

/** What was added to a file that was there, line by line; nothing may be taken out of it. */
function addedTo(path: string): string[] {
  const old = Buffer.from(before.get(path) ?? '', 'base64').toString();
  const known = old.split('\n');
  const now = readFileSync(join(folder, path), 'utf8').split('\n');
  expect(
    known.filter((line) => !now.includes(line)),
    path,
  ).toEqual([]);
  expect(now.length - known.length, path).toBe(now.filter((line) => !known.includes(line)).length);
  return now.filter((line) => !known.includes(line));
}

/** What the compiler says of some files, with everything that they import. */
function typeFaults(config: string, include: readonly string[]): string {
  const path = join(folder, 'tsconfig.new.json');
  writeFileSync(path, JSON.stringify({ extends: `./${config}`, include, exclude: [] }));
  return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', path], { cwd: folder, encoding: 'utf8' }).stdout;
}

const namesWrong = (paths: readonly string[]): unknown[] =>
  paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d|config)\.ts$/.test(path))
    .map((path) => nameFault(path, readFileSync(join(folder, path), 'utf8')))
    .filter((fault) => fault !== undefined);

describe('a fourth game', () => {
  const code = 'river-lights';

  it('is its own folder and one line', () => {
    const written = layOutGame(folder, { code, zh: '河灯' });
    const after = filesOf();
    const touched = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(touched.toSorted()).toEqual(written.toSorted());
    expect(touched.filter((path) => !path.startsWith(`games/${code}/`))).toEqual(['games/registry.ts']);
    expect(addedTo('games/registry.ts')).toEqual([`export { game as riverLights } from './${code}/game.ts';`]);
  });

  it('passes the compiler and the rules of the house', () => {
    const own = `games/${code}`;
    expect(typeFaults('tsconfig.json', ['games/*.ts', `${own}/game.ts`, `${own}/sums`, `${own}/check`])).toBe('');
    expect(typeFaults('tsconfig.web.json', [`${own}/src`])).toBe('');
    expect(namesWrong([...filesOf().keys()].filter((path) => path.startsWith(own)))).toEqual([]);
  });

  it('is offered by the studio, and its rounds can be drawn again on the check page', () => {
    const studio = join(folder, 'apps/studio/src');
    const probe = `
      const { games } = await import('${studio}/games.ts');
      const { fairDraw } = await import('${studio}/fairDraw.ts');
      const { recompute } = await import('${studio}/verifier/recompute.ts');
      const { names, bets, defaultBet: bet, play } = games['${code}'];
      const input = { game: '${code}', serverSeed: 'a'.repeat(64), serverSeedHash: '', clientSeed: 'me', nonce: 3n, bet };
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
      ...{ names: { en: 'River Lights', ms: 'River Lights', zh: '河灯' }, bets: 9, game: code, isSame: true },
    });
  });

  it('is not laid out twice, nor under a name that is no code, nor after a game that is not there', () => {
    expect(() => layOutGame(folder, { code })).toThrow('is there already');
    expect(() => layOutGame(folder, { code: '../up' })).toThrow('words with hyphens');
    expect(() => layOutGame(folder, { code: 'other', like: 'engine' })).toThrow('no game "engine"');
  });
});

describe('an operation', () => {
  it('of members or of operators passes the compiler and the rules of the house', () => {
    const names = ['getOwnBrand', 'updateOwnBrand'];
    const written = [
      layOutOperation(folder, { id: 'points.getOwnBrand' }),
      layOutOperation(folder, { id: 'vendors.updateOwnBrand', permission: 'vendors.read' }),
    ];
    for (const [at, [contract = '', route = '', test = '', ...entered]] of written.entries()) {
      expect(contract).toMatch(new RegExp(`^packages/contract/src/[a-z]+/${names[at]}\\.ts$`));
      expect(route).toMatch(new RegExp(`^apps/platform/src/modules/[a-z]+/routes/${names[at]}\\.ts$`));
      expect(missingBlocks(readFileSync(join(folder, test), 'utf8'))).toEqual([]);
      expect(namesWrong([contract, route])).toEqual([]);
      for (const path of entered) {
        const added = addedTo(path);
        expect(added.filter((line) => line.includes(names[at]!)).length, path).toBeGreaterThan(0);
        expect(added.filter((line) => !names.some((name) => line.includes(name)))).toEqual([]);
      }
    }
    expect(typeFaults('tsconfig.json', written.flat())).toBe('');
  });

  it('is not laid out twice, nor in a module that is not there, nor under another name', () => {
    expect(() => layOutOperation(folder, { id: 'points.getOwnBrand' })).toThrow('is there already');
    expect(() => layOutOperation(folder, { id: 'nowhere.getOwnBrand' })).toThrow('There is no apps/platform');
    expect(() => layOutOperation(folder, { id: 'points' })).toThrow('<module>.<name>');
  });
});
