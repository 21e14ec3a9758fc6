import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPool, type Pool } from '../apps/platform/src/kit/db.ts';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { postWithin } from '../apps/platform/src/modules/wallet/store.ts';
import type { WalletItem } from '../apps/platform/src/modules/wallet/index.ts';
import { verifyLedger } from '../apps/platform/src/modules/wallet/verifyLedger.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { fetchPgledger } from './ledger/fetchPgledger.ts';
import { openPgledger } from './ledger/openPgledger.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { median, percentile } from './percentile.ts';

const MEMBERS = 100_000;
const BATCH = 64;
const ROUNDS = 4;
const ROUND_MS = 3_000;

type Way = { connections: number; batch: number };
const batched: Way = { connections: 2, batch: BATCH };
const single: Way = { connections: 8, batch: 1 };

/**
 * Durable bets directly into the ledger: batches of 64 over two connections beside one transaction per bet over eight,
 * and beside pgledger on the same server.
 */
export const ledger: Bench = {
  about:
    'Durable transfers per second in batches, compared with one transaction per transfer and with pgledger on the same database',
  limits: {
    batchedPerSingle: { atLeast: 2.5 },
    faults: { atMost: 0 },
    batchedPerPgledger: { atLeast: 10 },
  },
  run: async (note) => {
    const checkout = fetchPgledger(note);
    const folder = tempFolder('ledger');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const pool = createPool({ url: postgres.url, max: 8 });
    const owner = openOwner(postgres.url, { max: 1 });
    let pgledger: Awaited<ReturnType<typeof openPgledger>> | undefined;
    try {
      await migrate(postgres.url);
      await seed(pool, owner);
      pgledger = await openPgledger(postgres, { checkout, accounts: MEMBERS });
      await measure(pool, batched);
      await measure(pool, single);
      await pgledger.measure(ROUND_MS);
      const rates = { batched: [] as number[], single: [] as number[], pgledger: [] as number[] };
      const waits: number[] = [];
      // The variants alternate, so that other load affects all alike.
      for (let round = 1; round <= ROUNDS; round += 1) {
        const many = await measure(pool, batched);
        const one = await measure(pool, single);
        rates.batched.push(many.perSecond);
        rates.single.push(one.perSecond);
        waits.push(...many.waits);
        note(`round ${round}: ${many.perSecond.toFixed(0)} batched, ${one.perSecond.toFixed(0)} single transfers/s`);
        rates.pgledger.push(await pgledger.measure(ROUND_MS));
        note(`round ${round}: ${rates.pgledger.at(-1)?.toFixed(0)} transfers/s by pgledger`);
      }
      const { faults } = await verifyLedger(pool);
      const batchedPerSecond = Math.round(median(rates.batched));
      const singlePerSecond = Math.round(median(rates.single));
      return {
        batchedPerSecond,
        singlePerSecond,
        batchedPerSingle: Number((batchedPerSecond / singlePerSecond).toFixed(2)),
        batchP50Ms: Number(median(waits).toFixed(2)),
        batchP99Ms: Number(percentile(waits, 0.99).toFixed(2)),
        faults: faults.length,
        pgledgerPerSecond: Math.round(median(rates.pgledger)),
        batchedPerPgledger: Number((batchedPerSecond / median(rates.pgledger)).toFixed(2)),
      };
    } finally {
      await pgledger?.close();
      await pool.end();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function seed(pool: Pool, owner: Pool): Promise<void> {
  // No statement time-out: a slow machine may take longer here than any call of the product may.
  await owner.query('set statement_timeout = 0');
  await owner.query(`select wallet_open(1, m, array['CNY']) from generate_series(1, $1::bigint) m`, [MEMBERS]);
  for (let from = 1; from <= MEMBERS; from += 1000) {
    await postWithin(
      pool,
      Array.from({ length: 1000 }, (_, at) => ({
        ...transfer(from + at, 'deposit'),
        debit: 'house.bank' as const,
        credit: 'main' as const,
        amount: 1_000_000_000_000n,
      })),
    );
  }
  await owner.query('vacuum analyze');
}

function transfer(
  member: number,
  kind: 'deposit' | 'bet',
): Omit<WalletItem & { rule?: never }, 'debit' | 'credit' | 'amount'> {
  return { brandId: 1, memberId: BigInt(member), currency: 'CNY', scope: 'bench', key: randomUUID(), kind };
}

async function measure(pool: Pool, { connections, batch }: Way): Promise<{ perSecond: number; waits: number[] }> {
  const startedAt = performance.now();
  const waits: number[] = [];
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - startedAt < ROUND_MS) {
      const members = new Set<number>();
      while (members.size < batch) {
        members.add(1 + Math.floor(Math.random() * MEMBERS));
      }
      const items = [...members].map((member): WalletItem => ({
        ...transfer(member, 'bet'),
        debit: 'main',
        credit: 'house.vendor:bench',
        amount: 100_000n,
        content: `round-${member}`,
      }));
      const sentAt = performance.now();
      const results = await postWithin(pool, items);
      waits.push(performance.now() - sentAt);
      if (results.some((result) => result.outcome !== 'applied')) throw new Error('A bet was not applied.');
      done += results.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, () => lane()));
  return { perSecond: done / ((performance.now() - startedAt) / 1000), waits };
}
