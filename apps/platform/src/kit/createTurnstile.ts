import { Refusal } from './refusal.ts';

export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A concurrency limit with a bounded queue; work that does not fit is refused as `overloaded` and not started. */
export function createTurnstile({ most, maxWaiting }: { most: number; maxWaiting: number }): Turnstile {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= maxWaiting) throw new Refusal('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Hands the slot over directly, so that a new arrival cannot overtake the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
