import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { runQuickChecks } from './check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAt = performance.now();

/** Runs one suite with its own output on the screen and its counts in a file; a suite that cannot even start counts as failed. */
async function suite(name: string, program: string, args: string[], env: Record<string, string>, counts: () => Counts) {
  console.log(`\n== ${name}`);
  const status = await new Promise<number>((resolve) => {
    const child = spawn(`${root}node_modules/.bin/${program}`, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let result: Counts;
  try {
    result = counts();
  } catch {
    result = { passed: 0, failed: 1 };
  }
  if (status !== 0 && result.failed === 0) result = { ...result, failed: 1 };
  return result;
}

/** What stood on the page when a journey failed, for whoever has only this output. */
function showPages(): void {
  const folder = join(root, '.cache', 'journeys');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name, 'error-context.md');
    if (existsSync(file)) console.log(`\n== ${name}\n${readFileSync(file, 'utf8').slice(0, 8_000)}`);
  }
}

type Counts = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'baize-reports-'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

console.log('== checks');
const checks = await runQuickChecks();

const unit = await suite(
  'unit and integration',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
  {},
  () => {
    const report = readJson('vitest.json') as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
    };
    // A test that was left out has not passed.
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
  },
);

console.log('\n== browser journeys');
mkdirSync(join(root, '.cache'), { recursive: true });
const browser = findBrowser((line) => console.log(line));
await buildAll({ log: (line) => console.log(line) });
const journeys = await suite(
  'journeys',
  'playwright',
  ['test', '--reporter=list,json'],
  { CHROME: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  () => {
    const { stats } = readJson('playwright.json') as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  },
);
if (journeys.failed > 0) showPages();
if (existsSync(reports)) rmSync(reports, { recursive: true });

const all = [checks, unit, journeys];
const passed = all.reduce((sum, { passed: count }) => sum + count, 0);
const failed = all.reduce((sum, { failed: count }) => sum + count, 0);
console.log(
  `\nchecks ${checks.passed}/${checks.passed + checks.failed}, unit and integration ${unit.passed}/${unit.passed + unit.failed}, journeys ${journeys.passed}/${journeys.passed + journeys.failed}, ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
