import { spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '@baize/platform/kit/migrate';
import { openOwner, withOwner } from '@baize/server/openOwner';
import { buildAll } from '@baize/tools/build';
import { freePorts } from '@baize/tools/freePort';
import { startPostgres } from '@baize/tools/postgres';
import { armControl, type Control } from '../controls.ts';
import { faultsOf, QUERY_PATIENCE_MS } from '../faultsOf.ts';
import { launchPlatform } from '../launchPlatform.ts';
import { untilReady } from '../untilReady.ts';
import { within } from '../within.ts';
import { seatMembers } from './seatMembers.ts';
import { tortureVendors, type Outcome } from './tortureVendors.ts';
import { tempFolder } from '@baize/tools/tempFolder';

const PER_DIALECT = 32;
const CUT_PERCENT = 1;

/**
 * `npm run torture -- --vendor`: the calls of every dialect over two processes of the platform. True if there are no
 * faults.
 */
export async function runVendors(options: {
  seed: string;
  calls: number;
  control: Control | undefined;
  say(line: string): void;
}): Promise<boolean> {
  const { seed, calls, control, say } = options;
  const startedAt = Date.now();
  await buildAll({ names: ['platform'], log: say });
  const folder = tempFolder('torture');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const owner = openOwner(postgres.urlOf('torture'), { max: 2, query_timeout: QUERY_PATIENCE_MS });
  const servers = new Map<number, ChildProcess>();
  try {
    await withOwner(postgres.url, (first) => first.query('create database torture'));
    await migrate(postgres.urlOf('torture'));
    const brandId = await openBrand(owner, { hosts: ['localhost', '127.0.0.1'] });
    const seats = await seatMembers(owner, { brandId, folder, seed, perDialect: PER_DIALECT });
    if (control !== undefined) {
      await armControl(owner, control);
      say(`planted the fault ${control}`);
    }
    const ports = await freePorts(2);
    const start = async (): Promise<void> => {
      for (const port of ports) servers.set(port, launchPlatform(port, postgres.urlOf('torture'), folder));
      await Promise.all(ports.map(untilReady));
    };
    await start();
    let figures: Partial<Outcome> = {};
    const faults = await faultsOf(async () => {
      const report = await tortureVendors({
        ...{
          urls: ports.map((port) => `http://127.0.0.1:${port}`),
          seats,
          seed,
          calls,
          cutPercent: CUT_PERCENT,
          owner,
        },
        restart: async () => {
          await Promise.all([...servers.values()].map(ended));
          await start();
        },
        note: say,
      });
      const { faults: found, ...rest } = report;
      figures = rest;
      return found;
    });
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    const result = faults.length === 0 ? 'green' : 'red';
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    say(`seed ${seed}: ${result}`);
    console.log(
      JSON.stringify({
        ...{ name: 'torture', mode: 'vendor', seed, control: control ?? null, result },
        figures: { ...figures, processes: ports.length, cutPercent: CUT_PERCENT, seconds, faults: faults.length },
        limits: { calls: 250_000, faults: 0 },
        firstFaults: faults.slice(0, 5),
        machine: `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, node ${process.version}`,
        commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim(),
      }),
    );
    return faults.length === 0;
  } finally {
    for (const child of servers.values()) child.kill('SIGKILL');
    await owner.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
  return within(60, 'a platform to shut down', gone);
}
