import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, otherRuns } from './tempParent.ts';

/*
 * Runs beside the process that opened the folder of a run, and outlives it by what it takes to clear up: a process that
 * is killed cannot do so itself.
 */
const [folder = ''] = process.argv.slice(2);
const isGone = new Promise<void>((resolve) => process.stdin.resume().once('close', resolve));
for (const run of otherRuns(folder).dead) await endRun(run);
await isGone;
await endRun(folder);

/** First what asks the databases, then the databases, then what they stood on. */
async function endRun(run: string): Promise<void> {
  await endAll(() => processesOf(run), 'SIGTERM');
  await endAll(() => serversIn(run), 'SIGINT');
  for (const path of [run, memoryOf(run)]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Asks all of them to end, as often as new ones appear, and after ten seconds no longer asks. */
async function endAll(list: () => number[], signal: NodeJS.Signals): Promise<void> {
  const asked = new Set<number>();
  for (let tries = 0; tries < 400; tries += 1) {
    const pids = list();
    if (pids.length === 0) return;
    const isPatient = tries < 200;
    for (const pid of pids) {
      if (isPatient && asked.has(pid)) continue;
      asked.add(pid);
      send(pid, isPatient ? signal : 'SIGKILL');
    }
    await wait(50);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

/** Every process that the run started has the run's folder in what it was started with; only Linux shows that. */
function processesOf(run: string): number[] {
  const owner = Number(basename(run).split('-')[0]);
  const mark = `BAIZE_TEMP=${run}`;
  return numbersIn('/proc').filter((pid) => {
    if (pid === process.pid || pid === owner) return false;
    return read(`/proc/${pid}/environ`).split('\0').includes(mark) && isRunning(pid);
  });
}

/** PostgreSQL starts with an environment of its own; it is known by the folder that it holds. */
function serversIn(run: string): number[] {
  return [run, memoryOf(run)]
    .flatMap((path) => lockFiles(path, 4))
    .flatMap((file) => {
      const [pid = '', dataDir = ''] = read(file).split('\n');
      const isIts = process.platform !== 'linux' || read(`/proc/${pid}/cmdline`).split('\0').includes(dataDir);
      return isIts && isRunning(Number(pid)) ? [Number(pid)] : [];
    });
}

function lockFiles(path: string, depth: number): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'postmaster.pid') return [join(path, entry.name)];
      return entry.isDirectory() && depth > 0 ? lockFiles(join(path, entry.name), depth - 1) : [];
    });
  } catch {
    return [];
  }
}

function numbersIn(path: string): number[] {
  try {
    return readdirSync(path)
      .map(Number)
      .filter((number) => number > 0);
  } catch {
    return [];
  }
}

/** One that has ended and was not collected by its parent has an empty command line. */
function isRunning(pid: number): boolean {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`) !== '';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
