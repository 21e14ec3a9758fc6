import type { Clock } from '@baize/server/clock';
import type { Logger } from '@baize/server/logger';
import type { Pool } from '#kit/db.ts';
import { addRefusals, type CountedRefusal, type RefusalCause } from './store/refusedCalls.ts';

type Refused = Readonly<{
  dialect: string;
  vendorCode: string;
  cause: RefusalCause;
  path: string;
  ip: string;
  requestId: string;
}>;

/** Counts refused calls that no honest vendor makes, for operators. */
export type RefusedCalls = Readonly<{
  note(refused: Refused): void;
  /** Writes down what was counted; resolves when it is stored. */
  flush(): Promise<void>;
  /** The last flush. */
  close(): Promise<void>;
}>;

/** A flood is counted in memory and written once in this time, so that refusing costs the database nothing. */
const PAUSE_MS = 1_000;
/** Beyond so many kinds at once, addresses are no longer told apart: no flood of them fills memory or table. */
const MOST_KINDS = 1_000;
const OTHERS = 'others';

export function createRefusedCalls({ pool, clock, log }: { pool: Pool; clock: Clock; log: Logger }): RefusedCalls {
  let counted = new Map<string, CountedRefusal>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(one: CountedRefusal): void {
    const { dialect, vendorCode, cause, path, ip, firstAt } = one;
    const hour = Math.floor(firstAt.getTime() / 3_600_000);
    const key = [hour, dialect, vendorCode, cause, path, ip].join('\n');
    const known = counted.get(key);
    if (known !== undefined) {
      known.calls += one.calls;
      known.lastAt = one.lastAt;
      known.requestId = one.requestId;
    } else if (counted.size >= MOST_KINDS && ip !== OTHERS) add({ ...one, ip: OTHERS });
    else counted.set(key, one);
    timer ??= setTimeout(() => void flush(), PAUSE_MS).unref();
  }

  async function write(): Promise<void> {
    const taken = [...counted.values()];
    counted = new Map();
    if (taken.length === 0) return;
    try {
      await addRefusals(pool, taken);
    } catch (error) {
      // Whether it was stored is unknown: counted twice is better than not at all.
      log.error({ err: error }, 'refused calls are not written down yet');
      for (const one of taken) add(one);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    note: (refused) => {
      const now = new Date(clock());
      add({ ...refused, calls: 1, firstAt: now, lastAt: now });
    },
    flush,
    close: async () => {
      await flush();
      clearTimeout(timer);
    },
  };
}
