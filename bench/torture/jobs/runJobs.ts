import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from '../faultsOf.ts';
import { migrate } from '@baize/platform/kit/migrate';
import { startPostgres } from '@baize/tools/postgres';
import { jobControls } from './PayOrder.ts';
import { startPayer } from './startPayer.ts';
import { tortureJobs } from './tortureJobs.ts';
import { tempFolder } from '@baize/tools/tempFolder';

/** The lease is the product's own idle-in-transaction time-out from `createPool`. */
const WHOLE = { workers: 4, leaseMs: 20_000 };

/** Chosen so that a run has about seventy turns, and two pauses per five kills. */
const sizeOf = ({ bills, kills }: { bills: number; kills: number }) => ({
  ...{ bills, kills, pauses: Math.ceil((kills * 2) / 5) },
  groups: Math.max(2, Math.ceil(bills / 335)),
});

/** `npm run torture -- --jobs`: 50,000 bills by four workers, killed and paused. Returns the exit status. */
export async function runJobs(asked: {
  seed: string;
  bills: number;
  kills: number;
  control: string | undefined;
  isJson: boolean;
}): Promise<number> {
  const control = jobControls.find((name) => name === asked.control);
  if (asked.control !== undefined && control === undefined) {
    console.error(`--control must be one of ${jobControls.join(', ')} for jobs, but it is "${asked.control}".`);
    return 2;
  }
  const startedAt = Date.now();
  const seconds = (): number => Math.round((Date.now() - startedAt) / 100) / 10;
  const say = (line: string): void => {
    if (!asked.isJson) console.log(`${seconds().toFixed(1).padStart(6)} s  ${line}`);
  };
  const folder = tempFolder('torture');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const told = { name: 'torture', of: 'jobs', seed: asked.seed, control: control ?? null };
  try {
    await migrate(postgres.url);
    let figures: Record<string, number> = {};
    const faults = await faultsOf(async () => {
      const report = await tortureJobs({
        ...{ ...WHOLE, ...sizeOf(asked), url: postgres.url, seed: asked.seed, control, say },
        startPayer,
      });
      figures = report.figures;
      return report.faults;
    });
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    const result = faults.length === 0 ? 'green' : 'red';
    say(`seed ${asked.seed}: ${result}`);
    const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, node ${process.version}, load ${loadavg()[0]}`;
    const all = { ...figures, seconds: seconds() };
    console.log(JSON.stringify({ ...told, result, figures: all, firstFaults: faults.slice(0, 5), machine }));
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    /* An aborted run has proved nothing. */
    console.error(error);
    console.log(JSON.stringify({ ...told, result: 'broken off', error: (error as Error).message }));
    return 2;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
