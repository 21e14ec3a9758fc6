import { createBatcher, BatchError } from '#kit/batcher.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { placeBatch, type Placed, type PlacedOrder, type Placing } from './placeBatch.ts';

/** All bets on a draw lock its one row, so that the fixed cost of a batch is shared by all waiting ones. */
const MAX_BATCH = 256;

/** Places orders; those that arrive while others are being booked travel together. */
export type PlaceOrder = Readonly<{ place(order: Placing): Promise<PlacedOrder>; close(): Promise<void> }>;

/**
 * A batch is one statement and transaction: it locks its draws without a round trip to this process. The next batch
 * waits in the database, so that it starts when this one ends. Closing a draw waits for a batch, or the batch finds the
 * draw closed.
 */
export function createPlacing({ pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>): PlaceOrder {
  /* Prize tables are never deleted: a committed one need not be sent again. */
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
        /* Idempotent by request id, so a retry is safe whatever the result of this attempt. */
        if (error instanceof BatchError) throw new Refusal('overloaded');
        throw error;
      }
    },
    close: () => batcher.close(),
  };
}
