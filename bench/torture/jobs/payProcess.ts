import type { PayOrder } from './PayOrder.ts';
import { keepPaying } from './keepPaying.ts';
import { payPool } from './payPool.ts';

/** Often enough that several are always at it, and not so often that they do nothing but look. */
const EVERY_MS = 50;

/** A worker of its own that pays until it is killed; stopping the process is what pausing is for any server. */
process.once('message', (order: PayOrder) => {
  void keepPaying(
    payPool(order, () => undefined),
    () => false,
    EVERY_MS,
  );
  process.send?.('ready');
});
process.once('disconnect', () => process.exit(0));
