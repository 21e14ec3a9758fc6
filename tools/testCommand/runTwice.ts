import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.ts';
import { runProgram } from './runProgram.ts';
import type { Suite } from './Suite.ts';
import type { TestRecord } from './TestRecord.ts';

/** The result of a suite after at most two tries of each target. */
export type Outcome = {
  passed: number;
  failed: number;
  /** Targets that failed once and passed in isolation, a line each. */
  flaky: string[];
  /** Failures on both tries, skipped tests, and errors without a target, a line each. */
  faults: string[];
  /** The longest first. */
  slowest: { target: string; ms: number }[];
  /** Waits that used more than half of their time-out. */
  slow: string[];
};

/**
 * Runs a suite, and retries its failures once: each target in isolation, in a new process with one worker. A test that
 * passes then counts as passed and is reported as flaky. Errors without a target are not forgiven, and neither is a
 * failed suite whose targets all pass.
 */
export async function runTwice(suite: Suite, folder: string): Promise<Outcome> {
  let runs = 0;
  const run = async (only?: { target: string; project?: string }) => {
    runs += 1;
    const file = join(folder, `${suite.name.replaceAll(/\W+/g, '-')}-${runs}.ndjson`);
    const { program, args } = suite.command(only);
    const status = await runProgram(program, args, {
      cwd: suite.cwd,
      env: { ...suite.env, BAIZE_TEST_RECORDS: file, ...(only === undefined ? {} : { BAIZE_SECOND_TRY: '1' }) },
      limitMs: only === undefined ? suite.limitMs : suite.limitAloneMs,
    });
    const records = readRecords(file);
    return { records, status, verdict: judge(records) };
  };

  const first = await run();
  const outcome: Outcome = {
    ...{ passed: 0, failed: 0, flaky: [], faults: [...first.verdict.nameless] },
    ...{ slowest: slowestOf(first.records), slow: slowOf(first.records) },
  };
  const isMute = first.verdict.bad.size === 0 && first.verdict.nameless.length === 0;
  if (isMute && (first.status !== 0 || !first.verdict.isEnded)) {
    outcome.faults.push(`${suite.name}: ended with ${first.status} without a failed test`);
  }
  let { passed, skipped } = first.verdict;
  for (const [target, { project, faults }] of first.verdict.bad) {
    console.log(`\n== retry on its own: ${target}`);
    const { verdict } = await run({ target, ...(project === undefined ? {} : { project }) });
    passed = new Map(passed).set(target, verdict.passed.get(target) ?? 0);
    skipped = new Map(skipped).set(target, verdict.skipped.get(target) ?? []);
    const again = [...(verdict.bad.get(target)?.faults ?? []), ...verdict.nameless];
    if (again.length === 0 && !verdict.passed.has(target)) again.push(`${target} > did not run`);
    if (again.length === 0) outcome.flaky.push(...faults);
    else outcome.faults.push(...again);
  }
  for (const [target, titles] of skipped) {
    outcome.faults.push(...titles.map((title) => `${target} > ${title}: skipped`));
  }
  outcome.passed = [...passed.values()].reduce((sum, count) => sum + count, 0);
  outcome.failed = outcome.faults.length;
  return outcome;
}

function readRecords(file: string): TestRecord[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // A process that was killed while writing leaves an incomplete line.
  lines.pop();
  return lines.map((line) => JSON.parse(line) as TestRecord);
}

const TEN = 10;

function slowestOf(records: readonly TestRecord[]): { target: string; ms: number }[] {
  const times = new Map<string, number>();
  for (const record of records) {
    if (record.kind === 'ended') times.set(record.target, (times.get(record.target) ?? 0) + record.ms);
  }
  const all = [...times].map(([target, ms]) => ({ target, ms }));
  return all.sort((one, other) => other.ms - one.ms).slice(0, TEN);
}

/** Tests and waits alike: both have a time-out that is there to end a hang, and not to be reached. */
function slowOf(records: readonly TestRecord[]): string[] {
  const lines: string[] = [];
  for (const record of records) {
    if (record.kind !== 'test' && record.kind !== 'wait') continue;
    if (record.limitMs <= 0 || record.ms <= record.limitMs / 2) continue;
    const what = record.kind === 'test' ? record.title : record.what;
    lines.push(`${record.target} > ${what}: ${seconds(record.ms)} of ${seconds(record.limitMs)} s`);
  }
  return lines;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
