import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTwice, type Outcome } from './runTwice.ts';
import type { Suite } from './Suite.ts';

type Counts = { passed: number; failed: number };
type Parts = {
  checks(): Promise<Counts>;
  suites: readonly Suite[];
  /** The folder of the list of flaky tests. */
  cacheFolder: string;
  /** For intermediate files. */
  tempFolder: string;
  /** When the command was entered, in milliseconds since 1970. */
  beganAt: number;
};

const TEN = 10;
const MINUTE = 60_000;

/** Runs the checks and the suites in order, prints the results, and returns the exit code. */
export async function runTestCommand({ checks, suites, cacheFolder, tempFolder, beganAt }: Parts): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  console.log('== checks');
  const counts: { name: string; passed: number; failed: number }[] = [{ name: 'checks', ...(await checks()) }];
  const outcomes: Outcome[] = [];
  for (const suite of suites) {
    console.log(`\n== ${suite.name}`);
    await suite.prepare?.();
    const outcome = await runTwice(suite, tempFolder);
    if (outcome.failed > 0) suite.explain?.();
    outcomes.push(outcome);
    counts.push({ name: suite.name, passed: outcome.passed, failed: outcome.failed });
  }

  console.log('\nslowest:');
  const slowest = outcomes.flatMap((outcome) => outcome.slowest).sort((one, other) => other.ms - one.ms);
  for (const { target, ms } of slowest.slice(0, TEN)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${target}`);
  }
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  writeFileSync(join(cacheFolder, 'flaky.txt'), flaky.map((line) => `${line}\n`).join(''));
  for (const line of outcomes.flatMap((outcome) => outcome.slow)) console.log(`slow: ${line}`);
  for (const line of flaky) console.log(`flaky: ${line}`);
  for (const line of outcomes.flatMap((outcome) => outcome.faults)) console.log(`FAILED: ${line}`);

  const minutes = ((Date.now() - beganAt) / MINUTE).toFixed(1);
  const parts = counts.map(({ name, passed, failed }) => `${name} ${passed}/${passed + failed}`);
  console.log(`\n${parts.join(', ')}, ${minutes} min`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
