import { randomUUID } from 'node:crypto';
import { createSecretBox } from '../../apps/platform/src/kit/createSecretBox.ts';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { withOwner } from '@baize/server/openOwner';
import { turnDraws } from '../../apps/platform/src/modules/lotteries/index.ts';
import { createPosting } from '../../apps/platform/src/modules/wallet/index.ts';
import type { SettleOrder } from '../lottery/settleProcess.ts';
import type { Settler } from '../lottery/startSettler.ts';

/** A settler within this process, for quick tests: killing it ends its connections in the middle of their work. */
export async function startSettlerWithin({ url, keyFile }: SettleOrder): Promise<Settler> {
  const applicationName = `settler-${randomUUID()}`;
  const pool = createPool({ url, applicationName, max: 2 });
  const deps = {
    ...{ pool, wallet: createPosting({ pool }), log: createLogger('silent', 'torture') },
    secrets: createSecretBox(keyFile),
  };
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      await turnDraws(deps).catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await pool.end();
  })();
  return {
    kill: async () => {
      if (isOver) return;
      isOver = true;
      await withOwner(url, (owner) =>
        owner.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
          applicationName,
        ]),
      );
      await done;
    },
  };
}
