import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../sourceFiles.ts';

/* The command itself, on small suites with planted faults, which lie below the packages that they import. A fault
   that occurs once leaves a mark in the folder and is gone on the retry. */
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const once = (fault: string): string =>
  `if (!existsSync(import.meta.filename + '.mark')) { writeFileSync(import.meta.filename + '.mark', ''); ${fault} }`;
const files = `import { existsSync, writeFileSync } from 'node:fs';\n`;
const units = `import { afterAll, beforeAll, expect, test } from 'vitest';\n${files}`;
const journeys = `import { expect, test } from '@playwright/test';\n${files}`;

const good: Record<string, string> = {
  'sums.test.ts': `${units}test('sums', () => expect(1 + 1).toBe(2));`,
  'walk.spec.ts': `${journeys}test('walks', () => expect(1 + 1).toBe(2));`,
};
const faultyOnce: Record<string, string> = {
  'wrong.test.ts': `${units}test('is wrong once', () => { ${once('expect(1).toBe(2);')} }); test('is right', () => {});`,
  'hook.test.ts': `${units}beforeAll(() => { ${once("throw new Error('no table');")} }); test('comes after', () => {});`,
  'late.test.ts': `${units}test('throws late', async () => {
    ${once("setTimeout(() => { throw new Error('too late'); }, 5); await new Promise((resolve) => setTimeout(resolve, 100));")}
  });`,
  'lost.spec.ts': `${journeys}test('is lost once', () => { ${once('expect(1).toBe(2);')} });`,
};

/** Runs the command on these files, as a process of its own. */
function runOn(
  content: Record<string, string>,
  suites = 'unitSuite({ cwd }), journeySuite({ cwd })',
): {
  status: number | null;
  output: string;
  errors: string;
  flaky: string;
} {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/test-command-'));
  folders.push(folder);
  const at = (path: string): string => JSON.stringify(join(root, 'tools/testCommand', path));
  const setup = 'setup.ts' in content ? `globalSetup: ['setup.ts'],` : '';
  const all = {
    ...content,
    'vitest.config.ts': `import { UnitReporter } from ${at('UnitReporter.ts')};
      export default { root: import.meta.dirname, test: { include: ['*.test.ts'], maxWorkers: 1, isolate: false, ${setup}
        reporters: ['default', new UnitReporter(process.env.BAIZE_TEST_RECORDS, import.meta.dirname)] } };`,
    'playwright.config.ts': `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: 'out', workers: 1 };`,
    'run.ts': `import { runTestCommand } from ${at('runTestCommand.ts')};
      import { journeySuite, unitSuite } from ${at('suites.ts')};
      const cwd = import.meta.dirname;
      process.exit(await runTestCommand({ checks: async () => ({ passed: 1, failed: 0 }),
        suites: [${suites}], cacheFolder: cwd, tempFolder: cwd, beganAt: Date.now() }));`,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', join(folder, 'run.ts')], {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { ...process.env, CI: 'true', NODE_OPTIONS: '', NO_COLOR: '1' },
  });
  return { status, output: stdout, errors: stderr, flaky: readFileSync(join(folder, 'flaky.txt'), 'utf8') };
}

test('a test that fails once and passes in isolation is reported, and the command succeeds', () => {
  const { status, output, flaky } = runOn({ ...good, ...faultyOnce });
  expect(flaky).toContain('wrong.test.ts > is wrong once: expected 1 to be 2');
  expect(flaky).toContain('hook.test.ts > outside its tests: no table');
  expect(flaky).toContain('late.test.ts > unhandled error: Error: too late');
  expect(flaky).toMatch(/lost\.spec\.ts:\d+ > is lost once: .*toBe/);
  for (const line of flaky.trim().split('\n')) expect(output).toContain(`flaky: ${line}`);
  expect(output).toMatch(/\n8 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test('a test that fails twice fails the command, and so does a skipped one', () => {
  const { status, output } = runOn({
    ...good,
    'wrong.test.ts': `${units}test('is always wrong', () => expect(1).toBe(2));`,
    'left.test.ts': `${units}test.skip('is left out', () => {});`,
    'lost.spec.ts': `${journeys}test('is always lost', () => expect(1).toBe(2));`,
  });
  expect(output).toContain('FAILED: wrong.test.ts > is always wrong: expected 1 to be 2');
  expect(output).toContain('FAILED: left.test.ts > is left out: skipped');
  expect(output).toMatch(/FAILED: lost\.spec\.ts:\d+ > is always lost: /);
  expect(output).not.toContain('flaky:');
  expect(output).toMatch(/\n3 passed, 3 failed\n$/);
  expect(status).toBe(1);
});

test('an abnormal exit fails the command even if all tests passed', () => {
  const content = { ...good, 'setup.ts': `export default () => () => { process.exitCode = 1; };` };
  const { status, output } = runOn(content, 'unitSuite({ cwd })');
  expect(output).toContain('FAILED: unit and integration: ended with 1 without a failed test');
  expect(output).toMatch(/\n2 passed, 1 failed\n$/);
  expect(status).toBe(1);
});
