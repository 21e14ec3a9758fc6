import type { PayOrder } from './PayOrder.ts';
import { keepPaying } from './keepPaying.ts';
import { payPool } from './payPool.ts';

/** Short enough for workers to compete, long enough not to only poll. */
const EVERY_MS = 50;

/** A separate worker that pays until it is killed; SIGSTOP pauses it as it would any server. */
process.once('message', (order: PayOrder) => {
  void keepPaying(
    payPool(order, () => undefined),
    () => false,
    EVERY_MS,
  );
  process.send?.('ready');
});
process.once('disconnect', () => process.exit(0));
