import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the temporary folders of all runs of this account lie. In memory lie only those that a test database asks for. */
const base = `baize-tmp${process.getuid === undefined ? '' : `-${process.getuid()}`}`;
const memory = '/dev/shm';

/** The one folder below which a run makes every temporary folder. */
export type TempParent = {
  folder: string;
  /** Ends what the run left running, servers of PostgreSQL too, and removes its folders. */
  remove(): Promise<void>;
};

let opened: TempParent | undefined;

/** The folder of this run, whose processes all inherit its name; whoever asks first opens it. */
export function tempParent(): string {
  return process.env['BAIZE_TEMP'] ?? openTempParent().folder;
}

/**
 * Opens the folder of this run. A keeper beside this process removes what dead runs left, waits until this process has
 * ended in whatever way, and clears up after it. Below a run that is already open this is that run's folder, and only
 * the process that opened it removes it.
 */
export function openTempParent(): TempParent {
  const given = process.env['BAIZE_TEMP'];
  if (given !== undefined) return opened ?? { folder: given, remove: async () => undefined };
  const folder = join(tmpdir(), base, runName(process.pid));
  mkdirSync(dirname(folder), { recursive: true });
  makePassable(dirname(folder));
  mkdirSync(folder, { recursive: true });
  makePassable(folder);
  // The end of its input is the news that this process is gone; nothing else reaches a group of its own.
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
        // What is still being started meanwhile carries the name too, and is found by it.
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

/** A server that may run as another account has to come through, though not to look around. */
export function makePassable(folder: string): void {
  chmodSync(folder, 0o711);
}

/** The other runs that lie beside this one: those that live, and those whose process is gone. */
export function otherRuns(folder: string): { alive: string[]; dead: string[] } {
  const found = new Set<string>();
  for (const parent of [dirname(folder), dirname(memoryOf(folder))]) {
    try {
      for (const name of readdirSync(parent)) if (runPattern.test(name)) found.add(name);
    } catch {
      // Nobody has made anything there.
    }
  }
  found.delete(basename(folder));
  const runs = [...found].map((name) => join(dirname(folder), name));
  return { alive: runs.filter(isRunAlive), dead: runs.filter((run) => !isRunAlive(run)) };
}

const runPattern = /^(\d+)-(\w+)-([0-9a-f]{8})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A process id alone is given out again; together with the moment when its process began it is not. */
function runName(pid: number): string {
  return `${pid}-${startOf(pid) ?? 0}-${machineMark()}`;
}

function isRunAlive(run: string): boolean {
  const [, pid = '', start, machine] = runPattern.exec(basename(run)) ?? [];
  if (machine === machineMark()) return startOf(Number(pid)) === start;
  // Of before a restart, or of a container with processes of its own that this one cannot see.
  const changedAt = Math.max(
    ...[run, memoryOf(run)].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  return Date.now() - changedAt < DAY_MS;
}

/** When a process began, in the kernel's own count; nothing when there is none, or only its death certificate. */
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

/** What tells the processes of this start of this machine, or of this container, from those of others. */
function machineMark(): string {
  const facts = [hostname()];
  for (const read of [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'),
    () => readlinkSync('/proc/self/ns/pid'),
  ]) {
    try {
      facts.push(read());
    } catch {
      // Only Linux says so.
    }
  }
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 8);
}

const GIGABYTE = 2 ** 30;

/** Says so when less than 2 GB are left where temporary folders lie or in the checkout: what then fails is not the code. */
export function warnIfDiskIsFull(log: (line: string) => void): void {
  const said = new Set<number>();
  for (const folder of [tmpdir(), root]) {
    const { bavail, bsize } = statfsSync(folder);
    const { dev } = statSync(folder);
    if (bavail * bsize >= 2 * GIGABYTE || said.has(dev)) continue;
    said.add(dev);
    log(
      `Only ${((bavail * bsize) / GIGABYTE).toFixed(1)} GB of disk are left below ${folder}; failures may come from that.`,
    );
  }
}
