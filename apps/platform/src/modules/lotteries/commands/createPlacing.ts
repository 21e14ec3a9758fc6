import { createBatcher, BatchError } from '#kit/batcher.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { placeBatch, type Placed, type PlacedOrder, type Placing } from './placeBatch.ts';

/** All bets on a draw pass its one row, so that what a batch costs by itself is shared by as many as are waiting. */
const MAX_BATCH = 256;

/** Places orders; those that arrive while others are being booked travel together. */
export type PlaceOrder = Readonly<{ place(order: Placing): Promise<PlacedOrder>; close(): Promise<void> }>;

/**
 * A batch is one statement and a transaction of its own: it holds its draws, and while it does, this process neither asks
 * nor answers anything. The next batch waits in the database, so that this one's end is the other's beginning. The close
 * of a draw waits for a batch, or the batch finds the draw closed.
 */
export function createPlacing({ pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>): PlaceOrder {
  /* Tables of prizes are never removed: what was committed once need not be sent again. */
  const standing = new Set<string>();
  const batcher = createBatcher<Placing, Placed>({
    maxBatch: MAX_BATCH,
    keysOf: ({ brandId, memberId }) => [`${brandId}:${memberId}`],
    run: async (orders) => {
      const { placed, changes } = await retried(() => placeBatch(pool, orders, standing));
      for (const { lines } of orders) for (const { table } of lines) standing.add(table.digest);
      wallet.announceChanges(changes);
      return placed;
    },
  });
  return {
    place: async (order) => {
      try {
        const placed = await batcher.submit(order);
        if ('refusal' in placed) throw placed.refusal;
        return placed;
      } catch (error) {
        /* Asked again under the same id it is placed once, whatever became of it now. */
        if (error instanceof BatchError) throw new Refusal('overloaded');
        throw error;
      }
    },
    close: () => batcher.close(),
  };
}
