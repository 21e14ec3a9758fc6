import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

/** A small tree with one violation for each rule; every rule has to report its own. */
const tree: Record<string, string> = {
  'packages/maths/src/index.ts': 'export const one = 1;',
  'packages/maths/src/dice/play.ts': 'export const play = 1;',
  'packages/maths/src/clock.ts': "import 'node:os';",
  'packages/contract/src/index.ts': "import '../../ui/src/Button.ts'; export const a = 1;",
  'packages/client/src/index.ts': "import '../../ui/src/Button.ts'; import '../../server/src/logger.ts';",
  'packages/server/src/logger.ts': "import '../../contract/src/index.ts'; export const log = 1;",
  'packages/ui/src/Button.ts': "import '../../contract/src/index.ts'; import '@tanstack/react-query';",
  'packages/testkit/src/index.ts': 'export const kit = 1;',
  'packages/maths/src/up.test.ts': "import '../../../apps/studio/src/main.ts';",
  'apps/studio/src/main.ts': "import '../../console/src/main.ts'; import './nowhere.ts';",
  'apps/console/src/main.ts': "import '../../../packages/testkit/src/index.ts'; import '../../../tools/start.ts';",
  'apps/console/src/components/Frame.ts': "import '../screens/a/AScreen.ts';",
  'apps/console/src/screens/a/AScreen.ts': 'export const a = 1;',
  'apps/portal/src/game.ts': "import '../../../packages/maths/src/dice/play.ts';",
  'apps/portal/src/screens/a/AScreen.ts': "import '../b/BScreen.ts';",
  'apps/portal/src/screens/b/BScreen.ts': "import './round.ts';",
  'apps/portal/src/screens/b/round.ts': "import './BScreen.ts'; import '../../../../platform/src/kit/db.ts';",
  'apps/platform/src/kit/db.ts': "import '../modules/a/index.ts';",
  'apps/platform/src/modules/a/index.ts': "import '../b/store.ts';",
  'apps/platform/src/modules/b/store.ts': 'export const rows = 1;',
  'apps/platform/src/modules/b/rules.ts': "import { rows } from './store.ts'; export const r = rows;",
  'apps/platform/src/modules/b/routes/get.ts': "import { pool } from '../../../kit/db.ts'; export const g = pool;",
  'games/one/src/main.ts': "import '../../two/src/main.ts'; import '../game.ts';",
  'games/one/game.ts': 'export const game = 1;',
  'games/one/sums/play.ts': "import '../../two/src/main.ts';",
  'tools/start.ts': "import '../bench/ledger.ts'; import '../apps/platform/src/modules/b/store.ts';",
  'bench/ledger.ts': 'export const ledger = 1;',
  'e2e/login.spec.ts': "import '../apps/console/src/main.ts';",
  'games/two/src/main.ts': "import { a } from '../../../packages/contract/src/index.ts'; export const two = a;",
};

let folder = '';
beforeAll(() => {
  folder = tempFolder('rules');
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each import rule detects its planted violation', async () => {
  const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'apps',
      'packages',
      'games',
      'tools',
      'bench',
      'e2e',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  const caught = new Set(report.summary.violations.map(({ rule }) => rule.name));
  expect(config.forbidden.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
});
