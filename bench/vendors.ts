import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { buildAll } from '../tools/build.ts';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { launchPlatform } from './torture/launchPlatform.ts';
import { untilReady } from './torture/untilReady.ts';
import type { CallOrder, CallReport } from './vendors/callProcess.ts';
import { keepSettling, type Settling } from './vendors/keepSettling.ts';
import { layDraw } from './vendors/layDraw.ts';
import type { VisitOrder, VisitReport } from './vendors/visitProcess.ts';
import { seedPlay } from './vendors/seedPlay.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { percentile } from './percentile.ts';

const MEMBERS = 5_000;
/** Orders of the draw that is settled, and corrected as soon as it is, while the portal is busy. */
const ORDERS = 20_000;
/** Rounds that a vendor starts per second; each is a balance, a bet and a win. */
const ROUNDS_PER_SECOND = 15;
const WARM_SECONDS = 6;
const SECONDS = 15;
const TURNS = 2;
/** At most 24 pages per second, a sixth of them rendered for one visitor, and 80 calls of members. */
const VISITORS = { guests: 6, guestPauseMs: 250, members: 12, memberPauseMs: 150 };
const LIMIT_MS = 300;

/**
 * A vendor's signed calls at a steady rate: on the idle server, and while guests and members load everything the portal
 * offers and a large draw is being settled, alternately on the same process. The rate does not wait for responses.
 */
export const vendors: Bench = {
  about: `Signed vendor calls at a steady rate on an idle server, and under load of the portal and running jobs`,
  limits: { loadedP99Ms: { atMost: LIMIT_MS }, failures: { atMost: 0 }, missing: { atMost: 0 } },
  run: async (note) => {
    await buildAll({ names: ['platform', 'portal'], log: note });
    const folder = tempFolder('vendors');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 4 });
    const children: ChildProcess[] = [];
    const settlings: Settling[] = [];
    try {
      await migrate(postgres.url);
      const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
      const tokens = await seedPlay(owner, { folder, publicKeyPem, members: MEMBERS });
      const drawId = await layDraw(owner, { url: postgres.url, folder, members: MEMBERS, orders: ORDERS });
      note(`${MEMBERS} members with money, a draw with ${ORDERS} orders`);
      await owner.query('vacuum analyze');
      const port = await freePort();
      const platform = launchPlatform(port, postgres.url, folder);
      children.push(platform);
      await untilReady(port);
      const caller = startProcess('callProcess');
      const visitor = startProcess('visitProcess');
      children.push(caller, visitor);

      const privateKeyPem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      let sent = 0;
      const call = async (seconds: number): Promise<CallReport> => {
        const order: CallOrder = {
          port,
          privateKeyPem,
          members: MEMBERS,
          rounds: Math.round(seconds * ROUNDS_PER_SECOND),
          perSecond: ROUNDS_PER_SECOND,
        };
        const report = await ask<CallReport>(caller, order);
        sent += order.rounds;
        return report;
      };
      const visits: VisitReport[] = [];
      const underLoad = async (seconds: number): Promise<CallReport> => {
        const order: VisitOrder = { port, tokens, ...VISITORS };
        visitor.send(order);
        const settling = keepSettling(owner, drawId);
        settlings.push(settling);
        const report = await call(seconds);
        visits.push(await ask<VisitReport>(visitor, 'stop'));
        await settling.stop();
        return report;
      };

      // Warm-up: newly loaded code is slow.
      const load = loadavg()[0] ?? NaN;
      const warm = [await call(WARM_SECONDS), await underLoad(WARM_SECONDS)];
      visits.length = 0;
      const idle: CallReport[] = [];
      const loaded: CallReport[] = [];
      let settled = 0;
      for (let turn = 1; turn <= TURNS; turn += 1) {
        idle.push(await call(SECONDS));
        loaded.push(await underLoad(SECONDS));
        settled += settlings.at(-1)?.orders() ?? 0;
        note(
          `turn ${turn} of ${TURNS}: p99 ${at(idle.at(-1)!.waitsMs, 0.99)} ms idle, ${at(loaded.at(-1)!.waitsMs, 0.99)} ms under ${visits.at(-1)!.pages} pages and ${visits.at(-1)!.calls} calls of members`,
        );
      }
      const all = [...warm, ...idle, ...loaded];
      const example =
        all.find((report) => report.failures > 0)?.example ?? visits.find(({ failures }) => failures > 0)?.example;
      if (example !== undefined) note(`a failed call: ${example}`);
      const waits = (reports: readonly CallReport[]): number[] => reports.flatMap(({ waitsMs }) => waitsMs);
      const seconds = visits.reduce((sum, visit) => sum + visit.seconds, 0);
      return {
        limitMs: LIMIT_MS,
        idleP50Ms: at(waits(idle), 0.5),
        idleP99Ms: at(waits(idle), 0.99),
        loadedP50Ms: at(waits(loaded), 0.5),
        loadedP99Ms: at(waits(loaded), 0.99),
        loadedMaxMs: at(waits(loaded), 1),
        calls: waits(idle).length + waits(loaded).length,
        failures: [...all, ...visits].reduce((sum, { failures }) => sum + failures, 0),
        missing: 2 * sent - (await countBooked(owner)),
        pagesPerSecond: rounded(visits.reduce((sum, { pages }) => sum + pages, 0) / seconds),
        memberCallsPerSecond: rounded(visits.reduce((sum, { calls }) => sum + calls, 0) / seconds),
        ordersSettledPerSecond: rounded(settled / (SECONDS * TURNS)),
        loadBefore: rounded(load),
      };
    } finally {
      await Promise.all(settlings.map((settling) => settling.stop()));
      await Promise.all(children.map(endProcess));
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Load is generated in separate processes, so that client and server do not share an event loop. */
function startProcess(name: 'callProcess' | 'visitProcess'): ChildProcess {
  return fork(fileURLToPath(new URL(`./vendors/${name}.ts`, import.meta.url)), { execArgv: ['--import', 'tsx'] });
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

/** The vendor's bets and wins in the ledger. */
async function countBooked(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::integer as n from wallet_transfers
      where scope <> 'lottery' and kind in ('bet', 'win') and outcome = 'applied'`,
  );
  return rows[0]?.n ?? 0;
}

const at = (waits: readonly number[], share: number): number => rounded(percentile(waits, share));

function rounded(figure: number): number {
  return Number(figure.toFixed(1));
}
