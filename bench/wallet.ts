import { operation } from '@baize/contract';
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import * as z from 'zod/mini';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform } from '../apps/platform/src/compose.ts';
import { implement, type Module } from '../apps/platform/src/kit/implement.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { seedVendor, studioDialect } from '../apps/platform/src/modules/vendors/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import type { LoadOrder, LoadReport } from './wallet/loadProcess.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { median } from './percentile.ts';

const MEMBERS = 100_000;
const CALLERS = 64;
const ROUNDS = 5;
const COUNTS = { empty: 15_000, bet: 6_000, single: 3_000 };

/** The minimal operation of the platform: parsed, validated, answered. */
const postNothing = operation({
  id: 'bench.postNothing',
  method: 'POST',
  path: '/wps/bench/postNothing',
  audience: 'public',
  summary: 'Does nothing',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
});
const emptyModule: Module = { name: 'bench', routes: [implement(postNothing, async () => ({}))] };

const WARM_UP = 6_000;
const phases = ['empty', 'bet', 'single'] as const;
type Phase = (typeof phases)[number];
type Measured = LoadReport & { perSecond: number };

/**
 * Durable RSA-signed bets over HTTP beside an empty validated POST on the same server, and beside the same bet with one
 * transaction per call on the same database. The load comes from a process of its own, signed in advance.
 */
export const wallet: Bench = {
  about: 'Signed bets per second, compared with empty calls and with one transaction per bet',
  limits: { betPerEmpty: { atLeast: 0.5 }, betPerSingle: { atLeast: 4 } },
  run: async (note) => {
    const folder = tempFolder('bench');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const load = fork(fileURLToPath(new URL('./wallet/loadProcess.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    });
    const owner = openOwner(postgres.url, { max: 2 });
    try {
      await migrate(postgres.url);
      const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
      note(`funding ${MEMBERS} members`);
      await seed(owner, folder, keys.publicKey.export({ type: 'spki', format: 'pem' }).toString());
      const withPlatform = async <Result>(
        vendorBatches: { maxBatch: number; concurrency: number } | undefined,
        work: (port: number) => Promise<Result>,
      ): Promise<Result> => {
        const platform = await composePlatform({
          settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
          databaseUrl: postgres.url,
          log: createLogger('silent', 'bench'),
          extraModules: [emptyModule],
          ...(vendorBatches === undefined ? {} : { vendorBatches }),
        });
        try {
          // As the product's own start does.
          await platform.vendors.seamless.prepare();
          await platform.app.listen({ port: 0, host: '127.0.0.1' });
          return await work((platform.app.server.address() as AddressInfo).port);
        } finally {
          await platform.close();
        }
      };
      const privateKeyPem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const measure = async (port: number, phase: Phase, count = COUNTS[phase]): Promise<Measured> => {
        const kind = phase === 'empty' ? 'empty' : 'bet';
        const report = await ask(load, { kind, port, count, callers: CALLERS, members: MEMBERS, privateKeyPem });
        if (report.failures > 0) {
          throw new Error(`${report.failures} of ${count} ${phase} calls failed: ${report.example}`);
        }
        return { ...report, perSecond: count / report.seconds };
      };
      const single = { maxBatch: 1, concurrency: 8 };

      const before = await countBets(owner);
      // Warm-up: newly loaded code is slow.
      await withPlatform(undefined, async (port) => {
        for (const phase of ['empty', 'bet'] as const) await measure(port, phase, WARM_UP);
      });
      const reports: Record<Phase, Measured[]> = { empty: [], bet: [], single: [] };
      for (let round = 1; round <= ROUNDS; round += 1) {
        await withPlatform(undefined, async (port) => {
          for (const phase of ['empty', 'bet'] as const) reports[phase].push(await measure(port, phase));
        });
        reports.single.push(await withPlatform(single, (port) => measure(port, 'single')));
        const rate = (phase: Phase): string => `${phase} ${Math.round(reports[phase].at(-1)?.perSecond ?? 0)}/s`;
        note(`round ${round} of ${ROUNDS}: ${phases.map(rate).join(', ')}`);
      }
      const booked = (await countBets(owner)) - before;
      const sent = WARM_UP + ROUNDS * (COUNTS.bet + COUNTS.single);
      if (booked !== sent) throw new Error(`${sent} bets were acknowledged, but ${booked} are in the ledger.`);

      const rate = (phase: Phase): number => median(reports[phase].map(({ perSecond }) => perSecond));
      const time = (phase: Phase, which: 'p50Ms' | 'p99Ms'): number =>
        rounded(median(reports[phase].map((report) => report[which])), 2);
      return {
        betPerSecond: Math.round(rate('bet')),
        emptyPerSecond: Math.round(rate('empty')),
        singlePerSecond: Math.round(rate('single')),
        betPerEmpty: rounded(rate('bet') / rate('empty'), 3),
        betPerSingle: rounded(rate('bet') / rate('single'), 3),
        p50Ms: time('bet', 'p50Ms'),
        p99Ms: time('bet', 'p99Ms'),
        emptyP50Ms: time('empty', 'p50Ms'),
        emptyP99Ms: time('empty', 'p99Ms'),
        singleP50Ms: time('single', 'p50Ms'),
        singleP99Ms: time('single', 'p99Ms'),
      };
    } finally {
      load.kill();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A brand, a vendor, a game, and members with money and a valid launch token each. */
async function seed(owner: pg.Pool, folder: string, publicKeyPem: string): Promise<void> {
  const privateKeyFile = join(folder, 'operator.pem');
  writeFileSync(privateKeyFile, '', { mode: 0o600 });
  await openBrand(owner, { code: 'bench', name: 'Bench', defaultLanguage: 'EN', languages: ['EN'] });
  const vendorId = await seedVendor(owner, {
    ...{ code: 'bench', name: 'Bench', dialect: studioDialect, publicKeyPem, privateKeyFile, operatorId: 'bench' },
    ...{ supplierUrl: 'http://127.0.0.1:9', brands: [{ brandId: 1, subPartnerId: 'bench' }] },
  });
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     values ($1, 'bench-game', 'RNG', '{"EN": "Bench", "CN": "Bench"}', '')`,
    [vendorId],
  );
  await owner.query(`select wallet_open(1, m, '{CNY}') from generate_series(1, $1::bigint) m`, [MEMBERS]);
  for (let from = 1; from <= MEMBERS; from += 250) {
    await owner.query(
      `select count(*) from wallet_post((
         select jsonb_agg(jsonb_build_object('brand', 1, 'member', m, 'currency', 'CNY', 'scope', 'bench', 'key', 'funds ' || m,
                'kind', 'deposit', 'debit', 'house.bank:bench', 'credit', 'main', 'amount', 100000000))
           from generate_series($1::bigint, $2::bigint) m))`,
      [from, Math.min(from + 249, MEMBERS)],
    );
  }
  await owner.query(
    `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
     select sha256(convert_to('token-' || m || '-of-the-bench', 'UTF8')), 1, m, $1, 'bench-game', 'CNY', now() + interval '12 hours'
       from generate_series(1, $2::bigint) m`,
    [vendorId, MEMBERS],
  );
  await owner.query('vacuum analyze');
}

async function countBets(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::integer as n from wallet_transfers where kind = 'bet' and outcome = 'applied'`,
  );
  return rows[0]?.n ?? 0;
}

function ask(load: ChildProcess, order: LoadOrder): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The load process ended.'));
    load.once('exit', onExit);
    load.once('message', (report) => {
      load.off('exit', onExit);
      resolve(report as LoadReport);
    });
    load.send(order);
  });
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
