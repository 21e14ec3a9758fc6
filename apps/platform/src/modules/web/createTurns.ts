/** Waits for a turn of the event loop of its own. */
export type Turns = () => Promise<void>;

/**
 * Schedules at most one page per turn of the event loop. Between any two pages of a flood all other events are handled,
 * so that a bet waits for one page only.
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
