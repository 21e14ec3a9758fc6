import { sqlState, sqlStates } from '@baize/server/sqlState';

/**
 * A call without a result. `unknown` means that it may or may not have taken effect, so it must be retried under the
 * same idempotency key and never be guessed; `overloaded` means that nothing was started.
 */
export class BatchError extends Error {
  readonly code: 'unknown' | 'overloaded';
  readonly isRetryable = true;

  constructor(code: 'unknown' | 'overloaded', message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export type Batcher<Item, Result> = Readonly<{
  /** Waits at most for running batches; a lone caller does not wait. */
  submit(item: Item): Promise<Result>;
  /** Resolves when everything submitted has been answered; later calls are refused. */
  close(): Promise<void>;
}>;

type Options<Item, Result> = {
  /**
   * Keys that the item needs exclusively: two items that share a key never run concurrently nor overtake each other.
   */
  keysOf: (item: Item) => readonly string[];
  /** Runs a batch atomically and returns one result per item, in order. */
  run: (items: Item[]) => Promise<Result[]>;
  maxBatch?: number;
  /** Maximum number of concurrent batches. */
  concurrency?: number;
  /** Time-out after which a caller gets `unknown`, or `overloaded` if its item was never sent. */
  deadlineMs?: number;
  /** A batch that takes longer than this waits for a lock of its own, and lets the next ones start. */
  slowMs?: number;
  /** Maximum queue length; further items are refused at once. */
  maxWaiting?: number;
};

type Waiting<Item, Result> = {
  item: Item;
  keys: readonly string[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
  isAway: boolean;
  isSettled: boolean;
};

const SINGLE_TRIES = 3;

/** A batch that keeps growing is sent after this many event loop turns. */
const MAX_TURNS = 16;

/** Smaller batches are never split. */
const SMALL_BATCH = 8;

/** Maximum number of additional slow batches; each holds a connection of the pool. */
const MAX_SLOW = 4;

/**
 * Collects calls that arrive while earlier ones are running, and sends them as one batch when a slot is free. There is
 * no timer that delays anything: batching comes from the time that a commit takes anyway.
 */
export function createBatcher<Item, Result>({
  keysOf,
  run,
  maxBatch = 64,
  concurrency = 2,
  deadlineMs = 10_000,
  slowMs = 500,
  maxWaiting = 10_000,
}: Options<Item, Result>): Batcher<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  const busyKeys = new Set<string>();
  let busy = 0;
  let underWay = 0;
  /** Recent maximum of waiting and running calls. */
  let peak = 0;
  let slowBatches = 0;
  let isScheduled = false;
  let isClosed = false;
  const onIdle: (() => void)[] = [];

  function settle(call: Waiting<Item, Result>, end: () => void): void {
    if (call.isSettled) return;
    call.isSettled = true;
    clearTimeout(call.timer);
    end();
  }

  /**
   * A batch is sent as soon as it is large enough or a turn of the event loop brings no new call; a lone caller waits
   * for one empty turn, which takes microseconds and no timer. Large enough is this batch's share of the current calls:
   * if one batch took them all, the database would be idle while they are parsed and answered, and the process while
   * they are booked.
   */
  function schedule(): void {
    if (isScheduled || busy >= concurrency || waiting.length === 0) return;
    isScheduled = true;
    let turns = 0;
    let seen = waiting.length;
    const look = (): void => {
      turns += 1;
      const share = shareOf(peak);
      if (waiting.length > seen && waiting.length < share && turns < MAX_TURNS) {
        seen = waiting.length;
        setImmediate(look);
        return;
      }
      isScheduled = false;
      while (busy < concurrency) {
        const batch = takeBatch(share);
        if (batch.length === 0) break;
        busy += 1;
        underWay += batch.length;
        void send(batch);
      }
      peak = Math.max(waiting.length + underWay, Math.floor((peak * 3) / 4));
    };
    setImmediate(look);
  }

  /** One share per running batch, and one for the calls that are being parsed or answered meanwhile. */
  const shareOf = (calls: number): number =>
    Math.min(maxBatch, Math.max(SMALL_BATCH, Math.ceil(calls / (concurrency + 1))));

  /** First come, first served; an item whose key is running, or waits further ahead, stays in the queue. */
  function takeBatch(most: number): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const passed = new Set<string>();
    for (const [index, call] of waiting.entries()) {
      if (batch.length === most) {
        left.push(...waiting.slice(index));
        break;
      }
      if (call.isSettled) continue;
      if (call.keys.some((key) => busyKeys.has(key) || passed.has(key))) {
        for (const key of call.keys) passed.add(key);
        left.push(call);
        continue;
      }
      for (const key of call.keys) {
        passed.add(key);
      }
      call.isAway = true;
      batch.push(call);
    }
    for (const call of batch) for (const key of call.keys) busyKeys.add(key);
    waiting = left;
    return batch;
  }

  const isIdle = (): boolean => busy === 0 && slowBatches === 0 && waiting.length === 0;

  /** One locked account must not block all others: a slow batch gives up its slot. */
  async function send(batch: Waiting<Item, Result>[]): Promise<void> {
    let isSlow = false;
    const timer = setTimeout(() => {
      if (slowBatches >= MAX_SLOW) return;
      isSlow = true;
      slowBatches += 1;
      busy -= 1;
      schedule();
    }, slowMs);
    try {
      await carryOut(batch);
    } finally {
      clearTimeout(timer);
      underWay -= batch.length;
      if (isSlow) slowBatches -= 1;
      else busy -= 1;
      for (const call of batch) for (const key of call.keys) busyKeys.delete(key);
      schedule();
      if (isIdle()) for (const done of onIdle.splice(0)) done();
    }
  }

  async function carryOut(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map((call) => call.item));
      if (results.length !== batch.length) throw new Error(`${results.length} results for ${batch.length} items`);
      batch.forEach((call, index) => settle(call, () => call.resolve(results[index] as Result)));
    } catch (error) {
      if (!isRolledBack(error)) {
        for (const call of batch) {
          settle(call, () => call.reject(new BatchError('unknown', 'The outcome is not known; ask again.', error)));
        }
      } else if (batch.length === 1) {
        await carryOutAlone(batch[0] as Waiting<Item, Result>, error);
      } else {
        // The database rolled back the whole batch: the other items must not fail or wait for the retries of the one at
        // fault.
        const failed: [Waiting<Item, Result>, unknown][] = [];
        for (const call of batch) {
          const failure = await tryAlone(call);
          if (failure !== undefined) failed.push([call, failure]);
        }
        for (const [call, failure] of failed) await carryOutAlone(call, failure);
      }
    }
  }

  /** Answers the call, or returns why the database rolled it back. */
  async function tryAlone(call: Waiting<Item, Result>): Promise<unknown> {
    try {
      const [result] = await run([call.item]);
      settle(call, () => call.resolve(result as Result));
    } catch (cause) {
      if (isRolledBack(cause)) return cause;
      settle(call, () => call.reject(new BatchError('unknown', 'The outcome is not known; ask again.', cause)));
    }
    return undefined;
  }

  /** Continues with a call that was rolled back once. */
  async function carryOutAlone(call: Waiting<Item, Result>, firstError: unknown): Promise<void> {
    let error = firstError;
    for (let attempt = 1; attempt < SINGLE_TRIES && isPassing(error); attempt += 1) {
      error = await tryAlone(call);
      if (error === undefined) return;
    }
    settle(call, () =>
      call.reject(isPassing(error) ? new BatchError('overloaded', 'Refused for now; ask again.', error) : error),
    );
  }

  return {
    submit(item) {
      return new Promise<Result>((resolve, reject) => {
        if (isClosed || waiting.length >= maxWaiting) {
          reject(new BatchError('overloaded', isClosed ? 'The server is stopping.' : 'Too many calls are waiting.'));
          return;
        }
        const call: Waiting<Item, Result> = {
          item,
          keys: keysOf(item),
          resolve,
          reject,
          timer: undefined,
          isAway: false,
          isSettled: false,
        };
        call.timer = setTimeout(() => {
          const error = call.isAway
            ? new BatchError('unknown', `No answer within ${deadlineMs} ms; ask again.`)
            : new BatchError('overloaded', `Not begun within ${deadlineMs} ms.`);
          settle(call, () => reject(error));
        }, deadlineMs);
        waiting.push(call);
        peak = Math.max(peak, waiting.length + underWay);
        schedule();
      });
    },
    close() {
      isClosed = true;
      if (isIdle()) return Promise.resolve();
      return new Promise<void>((resolve) => onIdle.push(resolve));
    },
  };
}

/**
 * True if PostgreSQL itself reported that the statement failed, so that nothing of it happened. A lost connection, a
 * server shutdown and anything without an SQLSTATE leave the outcome unknown.
 */
function isRolledBack(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && !state.startsWith('08') && !state.startsWith('57P') && !state.startsWith('XX');
}

/** Transient failures: deadlocks, lock time-outs, a concurrent insert of the same key. */
const passing: ReadonlySet<string | undefined> = new Set([
  sqlStates.serializationFailure,
  sqlStates.deadlockDetected,
  sqlStates.lockNotAvailable,
  sqlStates.uniqueViolation,
  sqlStates.queryCanceled,
  sqlStates.tooManyConnections,
]);

function isPassing(error: unknown): boolean {
  return passing.has(sqlState(error));
}
