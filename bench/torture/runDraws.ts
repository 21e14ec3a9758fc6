import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from './faultsOf.ts';
import { migrate } from '../../apps/platform/src/kit/migrate.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { startSettler } from '../lottery/startSettler.ts';
import { drawControls } from './drawControls.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const WHOLE = { bets: 100_000, draws: 1_000, kills: 100, corrections: 50, voids: 20 };

/** `npm run torture -- --draws`: 100,000 bets on 1,000 draws with 100 settlers killed. Returns the exit status. */
export async function runDraws(asked: { seed: string; control: string | undefined; isJson: boolean }): Promise<number> {
  const control = drawControls.find((name) => name === asked.control);
  if (asked.control !== undefined && control === undefined) {
    console.error(`--control must be one of ${drawControls.join(', ')} for draws, but it is "${asked.control}".`);
    return 2;
  }
  const startedAt = Date.now();
  const seconds = (): number => Math.round((Date.now() - startedAt) / 100) / 10;
  const say = (line: string): void => {
    if (!asked.isJson) console.log(`${seconds().toFixed(1).padStart(6)} s  ${line}`);
  };
  const folder = tempFolder('torture');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const told = { name: 'torture', of: 'draws', seed: asked.seed, control: control ?? null };
  try {
    await migrate(postgres.url);
    const { tortureDraws } = await import('./tortureDraws.ts');
    let figures: Record<string, number> = {};
    const faults = await faultsOf(async () => {
      const report = await tortureDraws({
        ...{ ...WHOLE, url: postgres.url, seed: asked.seed, control, say },
        startSettler: () => startSettler({ url: postgres.url, keyFile: join(folder, 'lotteries.key') }),
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
