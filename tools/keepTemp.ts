import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, otherRuns } from './tempParent.ts';

/* Runs beside the process that opened a run's folder, and cleans up after it: a killed process cannot do so itself. */
const [folder = ''] = process.argv.slice(2);
const isGone = new Promise<void>((resolve) => process.stdin.resume().once('close', resolve));
for (const run of otherRuns(folder).dead) await endRun(run);
await isGone;
await endRun(folder);

/** First the clients of databases, then the database servers, then their folders. */
async function endRun(run: string): Promise<void> {
  await endAll(() => processesOf(run), 'SIGTERM');
  await endAll(() => serversIn(run), 'SIGINT');
  for (const path of [run, memoryOf(run)]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Signals all processes, also those that appear meanwhile, and sends SIGKILL after ten seconds. */
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
    // It has already exited.
  }
}

/** Every process of the run has the run's folder in its environment; only Linux exposes that. */
function processesOf(run: string): number[] {
  const owner = Number(basename(run).split('-')[0]);
  const mark = `BAIZE_TEMP=${run}`;
  return numbersIn('/proc').filter((pid) => {
    if (pid === process.pid || pid === owner) return false;
    return read(`/proc/${pid}/environ`).split('\0').includes(mark) && isRunning(pid);
  });
}

/** PostgreSQL starts with a clean environment; it is found by its data folder. */
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

/** A zombie has an empty command line. */
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
