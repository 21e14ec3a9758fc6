import type { FoundSession } from './store.ts';

export type SessionAsked = Readonly<{ sessionHash: Buffer; brandId: number }>;
export type SessionFinder = (asked: SessionAsked) => Promise<FoundSession | undefined>;

type Waiting = SessionAsked & {
  resolve: (found: FoundSession | undefined) => void;
  reject: (error: unknown) => void;
};

/** Sessions per statement. */
const MOST = 64;

/**
 * Finds the sessions of all calls that arrive in one turn of the event loop by one statement: every call of a member
 * starts with its session, and under load this is half of what it asks of the database. Nothing is kept: the statement
 * begins after the last of these calls arrived, so that no call is let in by what was true before it.
 */
export function createSessionFinder(
  find: (asked: readonly SessionAsked[]) => Promise<readonly (FoundSession | undefined)[]>,
): SessionFinder {
  let waiting: Waiting[] = [];

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const found = await find(batch);
      batch.forEach(({ resolve }, index) => resolve(found[index]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST) void send(all.slice(from, from + MOST));
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ ...asked, resolve, reject });
    });
}
