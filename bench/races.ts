import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '../apps/platform/src/kit/db.ts';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openMemberAccounts, postWithin, verifyLedger } from '../apps/platform/src/modules/wallet/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const TRIALS = 200;
const CALLERS = 64;
const PAID_FOR = 10;

/**
 * Concurrent callers race for one balance over two pools, as over two servers; each bet is a transaction of its own.
 */
export const races: Bench = {
  about: `${CALLERS} callers race for a balance that pays for ${PAID_FOR}: number of ${TRIALS} trials in which exactly so many win`,
  limits: { exact: { atLeast: TRIALS }, faults: { atMost: 0 } },
  run: async (note) => {
    const folder = tempFolder('races');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const pools = [1, 2].map(() => createPool({ url: postgres.url, max: 8 }));
    const [pool] = pools;
    try {
      if (!pool) throw new Error('There is no pool.');
      await migrate(postgres.url);
      const startedAt = performance.now();
      let exact = 0;
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        const common = { brandId: 1, memberId: BigInt(trial), currency: 'CNY', scope: 'bench' };
        await openMemberAccounts(pool, { brandId: 1, memberId: common.memberId, currencies: ['CNY'] });
        await postWithin(pool, [
          {
            ...common,
            key: `in-${trial}`,
            kind: 'deposit',
            debit: 'house.bank',
            credit: 'main',
            amount: 10n * BigInt(PAID_FOR) + 5n,
          },
        ]);
        const results = await Promise.all(
          Array.from({ length: CALLERS }, (_, caller) =>
            postWithin(pools[caller % 2] ?? pool, [
              { ...common, key: randomUUID(), kind: 'bet', debit: 'main', credit: 'house.vendor:bench', amount: 10n },
            ]),
          ),
        );
        const paid = results.flat().filter((result) => result.outcome === 'applied').length;
        const refused = results.flat().filter((result) => result.outcome === 'insufficient_funds').length;
        if (paid === PAID_FOR && refused === CALLERS - PAID_FOR) exact += 1;
        else note(`trial ${trial}: ${paid} paid, ${refused} refused`);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      const { faults } = await verifyLedger(pool);
      note(`${exact} of ${TRIALS} trials exact in ${seconds.toFixed(1)} s; ${faults.length} faults in the ledger`);
      return { trials: TRIALS, exact, faults: faults.length, callsPerSecond: Math.round((TRIALS * CALLERS) / seconds) };
    } finally {
      for (const one of pools) await one.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
