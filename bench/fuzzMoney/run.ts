import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../apps/platform/src/kit/migrate.ts';
import { withOwner } from '@baize/server/openOwner';
import { buildAll } from '../../tools/build.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import { fuzzMoney } from './fuzzMoney.ts';
import type { FuzzControl } from './plantFault.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { clearUpOnSignals } from '../../tools/clearUpOnSignals.ts';

const { values: args } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    members: { type: 'string', default: '50' },
    operators: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '0' },
    control: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

clearUpOnSignals();
const startedAt = Date.now();
const folder = tempFolder('fuzz-money');
const control = controlOption(args.control);
const numbers = {
  operations: wholeOption('operations', args.operations, 1, 10_000_000),
  members: wholeOption('members', args.members, 1, 5_000),
  operators: wholeOption('operators', args.operators, 2, 100),
  processes: wholeOption('processes', args.processes, 1, 8),
};
const kills = wholeOption('kills', args.kills, 0, 1_000);
let postgres: Postgres | undefined;
let isGreen = false;
try {
  isGreen = await main();
} catch (error) {
  console.error(error);
  console.log(JSON.stringify({ name: 'fuzz-money', seed: args.seed, result: 'red', error: (error as Error).message }));
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGreen ? 0 : 1);

async function main(): Promise<boolean> {
  await buildAll({ names: ['platform'], log: say });
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await withOwner(postgres.url, (client) => client.query('create database fuzz'));
  const ownerUrl = postgres.urlOf('fuzz');
  await migrate(ownerUrl);
  const { faults, counts, seconds } = await fuzzMoney({
    ...{ ownerUrl, seed: args.seed, ...numbers, controls: control === undefined ? [] : [control], say },
    ...(kills === 0 ? {} : { kills: { count: kills, kill: killDatabase } }),
  });
  for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
  const result = faults.length === 0 ? 'green' : 'red';
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, node ${process.version}`;
  const figures = { ...numbers, ...counts, seconds, faults: faults.length };
  const firstFaults = faults.slice(0, 5);
  const line = { name: 'fuzz-money', seed: args.seed, control: control ?? null, result, figures, firstFaults };
  console.log(JSON.stringify({ ...line, machine, commit }));
  return faults.length === 0;
}

/** Kills the server and all its processes at once, as a power failure does, then restarts it. */
async function killDatabase(): Promise<void> {
  const { pid = 0, port = 0, dataDir = '' } = postgres ?? {};
  process.kill(pid, 'SIGSTOP');
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .filter((child) => child !== '');
  for (const child of [String(pid), ...children]) spawnSync('kill', ['-9', child]);
  while (children.length > 0 && spawnSync('kill', ['-0', ...children]).status === 0) await wait(10);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  postgres = await startPostgres({ dataDir, port });
}

function say(text: string): void {
  if (!args.json) console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

function wholeOption(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,8}$/.test(text) || value < least || value > most) {
    console.error(`--${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
    process.exit(2);
  }
  return value;
}

function controlOption(text: string | undefined): FuzzControl | undefined {
  if (text === undefined || text === 'lostState' || text === 'madeMoney') return text;
  console.error(`--control must be lostState or madeMoney, but it is "${text}".`);
  process.exit(2);
}
