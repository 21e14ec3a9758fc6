import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The parent of the temporary folders of all runs of this account. Only those that a test database asks for are in
 * memory.
 */
const base = `baize-tmp${process.getuid === undefined ? '' : `-${process.getuid()}`}`;
const memory = '/dev/shm';

/** The one folder below which a run creates every temporary folder. */
export type TempParent = {
  folder: string;
  /** Ends the run's remaining processes, PostgreSQL servers included, and removes its folders. */
  remove(): Promise<void>;
};

let opened: TempParent | undefined;

/** The folder of this run, whose path all of its processes inherit; opened by the first caller. */
export function tempParent(): string {
  return process.env['BAIZE_TEMP'] ?? openTempParent().folder;
}

/**
 * Opens the folder of this run. A keeper process removes what dead runs left, waits until this process has ended in
 * whatever way, and cleans up after it. Within an open run this returns that run's folder, and only the process that
 * opened it removes it.
 */
export function openTempParent(): TempParent {
  const given = process.env['BAIZE_TEMP'];
  if (given !== undefined) return opened ?? { folder: given, remove: async () => undefined };
  const folder = join(tmpdir(), base, runName(process.pid));
  mkdirSync(dirname(folder), { recursive: true });
  makePassable(dirname(folder));
  mkdirSync(folder, { recursive: true });
  makePassable(folder);
  // The end of its stdin tells it that this process is gone; signals do not reach its own process group.
  const keeper = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('keepTemp.ts', import.meta.url)), folder],
    {
      cwd: root,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  keeper.unref();
  (keeper.stdin as unknown as { unref(): void }).unref();
  keeper.stdin.on('error', () => undefined);
  process.env['BAIZE_TEMP'] = folder;
  opened = {
    folder,
    remove: () =>
      new Promise((resolve) => {
        const forget = (): void => {
          delete process.env['BAIZE_TEMP'];
          opened = undefined;
          resolve();
        };
        if (keeper.exitCode !== null || keeper.signalCode !== null) return forget();
        // Processes that are still starting have the path in their environment too, and are found by it.
        keeper.ref();
        keeper.once('close', forget);
        keeper.stdin.end();
      }),
  };
  return opened;
}

/** The same run's folder in memory. */
export function memoryOf(folder: string): string {
  return join(memory, basename(dirname(folder)), basename(folder));
}

/** A server under another account has to traverse it, though not list it. */
export function makePassable(folder: string): void {
  chmodSync(folder, 0o711);
}

/** Other runs beside this one: alive, and dead. */
export function otherRuns(folder: string): { alive: string[]; dead: string[] } {
  const found = new Set<string>();
  for (const parent of [dirname(folder), dirname(memoryOf(folder))]) {
    try {
      for (const name of readdirSync(parent)) if (runPattern.test(name)) found.add(name);
    } catch {
      // Unused by anybody.
    }
  }
  found.delete(basename(folder));
  const runs = [...found].map((name) => join(dirname(folder), name));
  return { alive: runs.filter(isRunAlive), dead: runs.filter((run) => !isRunAlive(run)) };
}

const runPattern = /^(\d+)-(\w+)-([0-9a-f]{8})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Process ids are reused; together with the process's start time they are unique. */
function runName(pid: number): string {
  return `${pid}-${startOf(pid) ?? 0}-${machineMark()}`;
}

function isRunAlive(run: string): boolean {
  const [, pid = '', start, machine] = runPattern.exec(basename(run)) ?? [];
  if (machine === machineMark()) return startOf(Number(pid)) === start;
  // From before a reboot, or from a container whose processes are invisible here.
  const changedAt = Math.max(
    ...[run, memoryOf(run)].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  return Date.now() - changedAt < DAY_MS;
}

/** A process's start time in kernel ticks; undefined if it does not exist or is a zombie. */
function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  try {
    process.kill(pid, 0);
    return '0';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : undefined;
  }
}

/** Identifies this boot of this machine or container. */
function machineMark(): string {
  const facts = [hostname()];
  for (const read of [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'),
    () => readlinkSync('/proc/self/ns/pid'),
  ]) {
    try {
      facts.push(read());
    } catch {
      // Only Linux exposes it.
    }
  }
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 8);
}

const GIGABYTE = 2 ** 30;

/** Warns when less than 2 GB are free for temporary folders or the checkout: failures are then not the code's. */
export function warnIfDiskIsFull(log: (line: string) => void): void {
  const said = new Set<number>();
  for (const folder of [tmpdir(), root]) {
    const { bavail, bsize } = statfsSync(folder);
    const { dev } = statSync(folder);
    if (bavail * bsize >= 2 * GIGABYTE || said.has(dev)) continue;
    said.add(dev);
    log(
      `Only ${((bavail * bsize) / GIGABYTE).toFixed(1)} GB of disk space left below ${folder}; failures may be caused by that.`,
    );
  }
}
