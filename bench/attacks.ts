import { openOwner } from '@baize/server/openOwner';
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { buildAll } from '../tools/build.ts';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import type { AttackKind, AttackOrder, AttackReport } from './attacks/attackProcess.ts';
import type { Bench } from './Bench.ts';
import { launchPlatform } from './torture/launchPlatform.ts';
import { untilReady } from './torture/untilReady.ts';
import type { CallOrder, CallReport } from './vendors/callProcess.ts';
import { seedPlay } from './vendors/seedPlay.ts';
import { median } from './percentile.ts';

const MEMBERS = 500;
const ROUNDS_PER_SECOND = 20;
/** `SECONDS=2 npm run bench -- attacks` is a smoke test. */
const SECONDS = Number(process.env['SECONDS'] ?? 12);
const TIMES_QUIET = 2;

/** The attacks, and the number of concurrent attackers. */
const attackers: Readonly<Record<AttackKind, number>> = { pages: 20, words: 20, signatures: 50, halves: 3_000 };

/**
 * A vendor's bets at a steady rate on one server process: without load, and during each attack that is possible from a
 * single address. Quiet phases between the attacks make other load on the machine slow both alike.
 */
export const attacks: Bench = {
  about: 'Bets at a steady rate, without attacks and under random pages, wrong signatures and half-sent bodies',
  limits: {
    pagesTimesQuiet: { atMost: TIMES_QUIET },
    wordsTimesQuiet: { atMost: TIMES_QUIET },
    signaturesTimesQuiet: { atMost: TIMES_QUIET },
    halvesTimesQuiet: { atMost: TIMES_QUIET },
    failures: { atMost: 0 },
  },
  run: async (note) => {
    await buildAll({ names: ['platform', 'portal'], log: note });
    const folder = tempFolder('attacks');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 2 });
    const children: ChildProcess[] = [];
    try {
      await migrate(postgres.url);
      const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
      await seedPlay(owner, { folder, publicKeyPem, members: MEMBERS });
      await owner.query('vacuum analyze');
      const port = await freePort();
      children.push(launchPlatform(port, postgres.url, folder));
      await untilReady(port);
      const caller = startProcess('vendors/callProcess');
      children.push(caller);
      const privateKeyPem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      let failures = 0;
      const bet = async (): Promise<number[]> => {
        const order: CallOrder = {
          ...{ port, privateKeyPem, members: MEMBERS },
          ...{ rounds: Math.round(SECONDS * ROUNDS_PER_SECOND), perSecond: ROUNDS_PER_SECOND },
        };
        const report = await ask<CallReport>(caller, order);
        failures += report.failures;
        if (report.failures > 0) note(`a failed call: ${report.example}`);
        return report.betWaitsMs;
      };

      // Warm-up: newly loaded code is slow.
      for (const path of ['/rng', '/rng?search=warm']) await (await fetch(`http://localhost:${port}${path}`)).text();
      await bet();
      const figures: Record<string, number> = {};
      const quiet: number[] = [];
      const under = new Map<AttackKind, number[]>();
      for (const [kind, count] of Object.entries(attackers) as [AttackKind, number][]) {
        quiet.push(...(await bet()));
        const attacker = startProcess('attacks/attackProcess');
        children.push(attacker);
        attacker.send({ port, kind, count } satisfies AttackOrder);
        under.set(kind, await bet());
        const { asked } = await ask<AttackReport>(attacker, 'stop');
        figures[`${kind}PerSecond`] = rounded(asked / SECONDS);
        await endProcess(attacker);
        note(`${kind}: bets p50 ${p50(under.get(kind) ?? [])} ms, without attacks ${p50(quiet)} ms`);
      }
      const quietP50Ms = p50(quiet);
      for (const [kind, waits] of under) {
        figures[`${kind}P50Ms`] = p50(waits);
        figures[`${kind}TimesQuiet`] = rounded(p50(waits) / quietP50Ms);
      }
      return { quietP50Ms, ...figures, failures };
    } finally {
      await Promise.all(children.map(endProcess));
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Load is generated in separate processes, so that client and server do not share an event loop. */
function startProcess(name: 'vendors/callProcess' | 'attacks/attackProcess'): ChildProcess {
  return fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { execArgv: ['--import', 'tsx'] });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function ask<Report>(child: ChildProcess, order: CallOrder | 'stop'): Promise<Report> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('A load process ended.'));
    child.once('exit', onExit);
    child.once('message', (report) => {
      child.off('exit', onExit);
      resolve(report as Report);
    });
    child.send(order);
  });
}

const p50 = (waits: readonly number[]): number => rounded(median(waits));

function rounded(figure: number): number {
  return Number(figure.toFixed(2));
}
