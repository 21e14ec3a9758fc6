import { createBatcher } from '#kit/batcher.ts';
import type { Pool } from '#kit/db.ts';
import type { PostResult, WalletItem } from './rules.ts';
import { postEach } from './store.ts';
import { UnsoundItem } from './UnsoundItem.ts';

/** What a member can spend now, as committed. Versions rise by one with each entry: a lower one that comes late is old. */
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
   * Posts one item in a batch with whatever else arrives meanwhile. Rejects with BatchError when the outcome is open, and
   * with UnsoundItem when the item breaks an invariant; the others of the batch do not notice.
   */
  post(item: WalletItem): Promise<PostResult>;
  /** Posts a list in its order, in one transaction. */
  postMany(items: readonly WalletItem[]): Promise<PostResult[]>;
  /** Tells the listeners what a caller has posted by itself and committed. */
  announce(items: readonly Announced[], results: readonly PostResult[]): void;
  /** The same for postings of many, of which a caller has kept no more than what they came to, in their order. */
  announceChanges(changes: readonly PostedChange[]): void;
  /** Hears of every change of a balance after its commit, in this process. Returns how to stop. */
  onPosted(listener: (changes: readonly PostedChange[]) => void): () => void;
  /** Waits until everything under way has been answered. */
  close(): Promise<void>;
}>;

export type PostingOptions = {
  pool: Pool;
  maxBatch?: number;
  lanes?: number;
  deadlineMs?: number;
  /** Hears of a listener that threw; the money has been committed by then. */
  onListenerError?: (error: unknown) => void;
  /** Hears of items that no one may ever have made. */
  onUnsound?: (error: UnsoundItem) => void;
};

/** The wallet of one process. It keeps nothing that another process would miss: all truth is in the database. */
export function createPosting({
  pool,
  maxBatch,
  lanes,
  deadlineMs,
  onListenerError = () => undefined,
  onUnsound = () => undefined,
}: PostingOptions): Posting {
  const listeners = new Set<(changes: readonly PostedChange[]) => void>();
  const batcher = createBatcher<WalletItem, PostResult>({
    keysOf: accountsGuarded,
    run: (items) => postAll(items),
    ...(maxBatch === undefined ? {} : { maxBatch }),
    ...(lanes === undefined ? {} : { lanes }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });

  async function postAll(items: readonly WalletItem[]): Promise<PostResult[]> {
    const results = await postEach(pool, items);
    announce(items, results);
    return results;
  }

  /** Whoever asked learns by name that it was never done, and so does whoever looks after the house. */
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

/** The main account that the item locks; for one between house accounts there is nothing to wait for. */
function accountsGuarded({ brandId, memberId, currency }: WalletItem): string[] {
  return memberId === undefined ? [] : [`${brandId}:${memberId}:${currency}`];
}
