import { Refusal } from './refusal.ts';

export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much work run at once and so much of it wait; what does not fit is refused as `overloaded` and not begun. */
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
      // The place is handed on, so that nobody who arrives meanwhile can slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
