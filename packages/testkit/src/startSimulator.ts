import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { openOwner } from '@baize/server/openOwner';
import { buildStudio } from '@baize/studio/app';
import { advanceDueRounds } from '@baize/studio/simulator/advanceRound';
import type { AroundWallet } from '@baize/studio/simulator/Simulator';
import type { StudioSettings } from '@baize/studio/settings';
import { seedSimulated, simulatedVendors, syncGames } from '@baize/platform/modules/games/index';
import { createTestDatabase } from './createTestDatabase.ts';
import { readAnew } from './readAnew.ts';
import { rsaPair } from './rsaPair.ts';
import type { TestPlatform } from './startPlatform.ts';

/** The demo's simulated vendors, in their own process and database as far as the platform can tell. */
export type TestSimulator = {
  url: string;
  /** The vendors' own database. */
  db: pg.Pool;
  /** Hook around each call to the wallet and its response; without one all calls pass. */
  around: AroundWallet | undefined;
  /** Advances the vendors' clock. */
  pass(ms: number): void;
  /** Sends the calls that are due, as the vendors' queue would. */
  runDue(): Promise<number>;
  close(): Promise<void>;
};

/** Registers all of them for both brands, with the games that they list. */
export async function startSimulator(site: TestPlatform): Promise<TestSimulator> {
  const database = await createTestDatabase({ migrate: false });
  const fileOf = (code: string): string => join(site.dataDir, `vendor-${code}.key`);
  const simulated = simulatedVendors.map(({ code, dialect }) => {
    const secret = randomBytes(24).toString('hex');
    writeFileSync(fileOf(code), secret, { mode: 0o600 });
    return { code, dialect, secret, operatorToken: 'baize', walletUrl: `${site.url}/vendor/${dialect}` };
  });
  const settings: StudioSettings = {
    ...{ port: 0, host: '127.0.0.1', databaseUrl: database.url, operators: [], merchants: [], simulated },
    privateKey: rsaPair('studio').privateKey,
    ...{ publicUrl: 'http://127.0.0.1', frameAncestors: ['http://localhost'], logLevel: 'silent' },
    ...{ gamesDir: '/nonexistent/games', verifierDir: '/nonexistent/verifier' },
    bounds: { requestMs: 30_000, maxConnections: 1_000 },
    metricsFrom: ['127.0.0.1'],
  };
  let shift = 0;
  const running = await buildStudio(settings, {
    clock: () => Date.now() + shift,
    aroundWallet: (...call) => (simulator.around ? simulator.around(...call) : call[2]()),
  });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  settings.publicUrl = url;
  const simulator: TestSimulator = {
    url,
    db: openOwner(database.url, { max: 1 }),
    around: undefined,
    pass: (ms) => {
      shift += ms;
    },
    runDue: () => advanceDueRounds(running.simulator),
    close: async () => {
      await simulator.db.end();
      await running.close();
      await database.drop();
    },
  };
  const brands = [
    { brandId: 1, subPartnerId: 'baize' },
    { brandId: 2, subPartnerId: 'other' },
  ];
  await seedSimulated(site.owner, { operatorId: 'baize', supplierUrl: url, launchOrigins: [url], brands }, fileOf);
  readAnew(site);
  return simulator;
}

/** Syncs the game lists of the simulated vendors, as the platform does soon after its start. */
export async function syncSimulated(site: TestPlatform): Promise<number> {
  const { vendors, pool } = site.platform;
  let count = 0;
  for (const { code } of simulatedVendors) {
    const known = await vendors.directory.byCode(code);
    if (!known) throw new Error(`The platform does not know ${code} yet.`);
    count += await syncGames(pool, vendors, known.vendor);
  }
  readAnew(site);
  return count;
}
