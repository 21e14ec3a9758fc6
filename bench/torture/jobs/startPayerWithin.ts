import { withOwner } from '@baize/server/openOwner';
import type { Payer } from './Payer.ts';
import type { PayOrder } from './PayOrder.ts';
import { keepPaying } from './keepPaying.ts';
import { payPool } from './payPool.ts';

/** A worker within this process, for quick tests: killing it ends its connections in the middle of their work. */
export async function startPayerWithin(order: PayOrder): Promise<Payer> {
  let isOver = false;
  let gate: Promise<void> | undefined;
  let open = (): void => undefined;
  const pool = payPool(order, () => gate);
  const done = keepPaying(pool, () => isOver, 10).then(() => pool.end());
  const resume = async (): Promise<void> => {
    gate = undefined;
    open();
  };
  return {
    name: order.name,
    pause: async () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    resume,
    kill: async () => {
      if (isOver) return;
      isOver = true;
      await withOwner(order.url, (owner) =>
        owner.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [order.name]),
      );
      await resume();
      await done;
    },
  };
}
