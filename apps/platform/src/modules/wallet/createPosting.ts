import { createBatcher } from '#kit/batcher.ts';
import type { Pool } from '#kit/db.ts';
import type { PostResult, WalletItem } from './rules.ts';
import { postEach } from './store.ts';
import { UnsoundItem } from './UnsoundItem.ts';

/**
 * A member's spendable balance after a commit. Versions increase by one per entry: a lower one that arrives late is
 * outdated.
 */
export type PostedChange = Readonly<{
  brandId: number;
  memberId: bigint;
  currency: string;
  balance: bigint;
  version: bigint;
}>;

/** Whose balance an item changed. */
type Announced = Pick<WalletItem, 'brandId' | 'memberId' | 'currency'>;

export type Posting = Readonly<{
  /**
   * Posts one item, batched with concurrent ones. Rejects with BatchError if the outcome is unknown, and with
   * UnsoundItem if the item violates an invariant; other items of the batch are not affected.
   */
  post(item: WalletItem): Promise<PostResult>;
  /** Posts a list in order, in one transaction. */
  postMany(items: readonly WalletItem[]): Promise<PostResult[]>;
  /** Notifies the listeners of what a caller has posted by itself and committed. */
  announce(items: readonly Announced[], results: readonly PostResult[]): void;
  /** The same for many postings, of which the caller kept only the results, in order. */
  announceChanges(changes: readonly PostedChange[]): void;
  /** Subscribes to balance changes after their commit, in this process. Returns the unsubscribe function. */
  onPosted(listener: (changes: readonly PostedChange[]) => void): () => void;
  /** Waits until all running calls are answered. */
  close(): Promise<void>;
}>;

export type PostingOptions = {
  pool: Pool;
  maxBatch?: number;
  deadlineMs?: number;
  /** Called for a listener that threw; the money is committed by then. */
  onListenerError?: (error: unknown) => void;
  /** Called for invalid items, which indicate a bug. */
  onUnsound?: (error: UnsoundItem) => void;
};

/** The wallet of one process. All state is in the database. */
export function createPosting({
  pool,
  maxBatch,
  deadlineMs,
  onListenerError = () => undefined,
  onUnsound = () => undefined,
}: PostingOptions): Posting {
  const listeners = new Set<(changes: readonly PostedChange[]) => void>();
  const batcher = createBatcher<WalletItem, PostResult>({
    keysOf: accountsGuarded,
    run: (items) => postAll(items),
    ...(maxBatch === undefined ? {} : { maxBatch }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });

  async function postAll(items: readonly WalletItem[]): Promise<PostResult[]> {
    const results = await postEach(pool, items);
    announce(items, results);
    return results;
  }

  /** The caller gets the error, and so does the operations log. */
  function sound(item: WalletItem, result: PostResult | undefined): PostResult {
    if (result !== undefined && result.outcome !== 'unsound') return result;
    const error = new UnsoundItem(item);
    onUnsound(error);
    throw error;
  }

  function announce(items: readonly Announced[], results: readonly PostResult[]): void {
    if (listeners.size === 0) return;
    const changes: PostedChange[] = [];
    items.forEach((item, index) => {
      const result = results[index];
      if (!result || item.memberId === undefined || result.outcome !== 'applied' || result.isReplayed) return;
      const { brandId, memberId, currency } = item;
      changes.push({ brandId, memberId, currency, balance: result.balanceNow, version: result.version });
    });
    if (changes.length > 0) tell(changes);
  }

  function tell(changes: readonly PostedChange[]): void {
    for (const listener of listeners) {
      try {
        listener(changes);
      } catch (error) {
        onListenerError(error);
      }
    }
  }

  return {
    post: async (item) => sound(item, await batcher.submit(item)),
    postMany: async (items) => {
      const results = await postAll(items);
      items.forEach((item, at) => sound(item, results[at]));
      return results;
    },
    announce,
    announceChanges: (changes) => {
      if (changes.length > 0) tell(changes);
    },
    onPosted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => batcher.close(),
  };
}

/** The main account that the item locks; a transfer between house accounts has none. */
function accountsGuarded({ brandId, memberId, currency }: WalletItem): string[] {
  return memberId === undefined ? [] : [`${brandId}:${memberId}:${currency}`];
}
