/** Waits for a turn of the event loop that nobody else has. */
export type Turns = () => Promise<void>;

/**
 * Hands out one turn of the event loop at a time. Who floods the server with pages has them one by one, and between any
 * two of them everything else that has come is heard: a bet waits for one page and not for all that were asked for.
 */
export function createTurns(next: (work: () => void) => unknown = setImmediate): Turns {
  const waiting: (() => void)[] = [];
  const hand = (): void => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) next(hand);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) next(hand);
    });
}
