import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '@baize/platform/kit/db';
import type { Brand } from '@baize/platform/kit/implement';
import { createLogger } from '@baize/server/logger';
import { runPay } from '@baize/platform/modules/contracts/index';
import { arrive, createPosting } from '@baize/platform/modules/wallet/index';
import { LOTTERY } from './jobModel.ts';

type Clock = Pick<Brand, 'id' | 'timeZone' | 'currency'> & { now: Date };

/** Pays in a loop by the run's clocks, as the product does by the database's, ignoring failures. */
export async function keepPaying(pool: Pool, isOver: () => boolean, everyMs: number): Promise<void> {
  const wallet = createPosting({ pool });
  const log = createLogger('silent', 'torture');
  while (!isOver()) {
    try {
      const { rows } = await pool.query<Clock>(
        `select b.id, b.time_zone as "timeZone", b.currency, c.now from torture_clock c join site_brands b on b.id = c.brand_id`,
      );
      for (const { now, ...brand } of rows) {
        const brands = async () => [{ ...brand, modules: new Set(['AGENTPOLICY3' as const]) }];
        await runPay({ pool, wallet, log, brands, classesOf: async () => new Map([[`1:${LOTTERY}`, 'LOTT']]) }, now);
      }
      // Transfers of a killed worker that are still in transit, which the product's job resolves after some seconds.
      const left = await pool.query<{ id: bigint }>('select id from wallet_transits where ended_at is null');
      for (const { id } of left.rows) await arrive({ pool, wallet }, id);
    } catch {
      /* A terminated connection or a lock time-out: the next iteration retries. */
    }
    await wait(everyMs);
  }
}
