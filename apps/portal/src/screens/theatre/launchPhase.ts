/** After this long the visitor is told that it is still going on, and may start anew. */
export const SLOW_AFTER_MS = 10_000;

/** After this long the launch counts as failed. */
export const TIME_OUT_AFTER_MS = 120_000;

export type LaunchPhase = 'opening' | 'slow' | 'timedOut' | 'failed' | 'ready';

interface Launch {
  isReady: boolean;
  hasFailed: boolean;
  elapsedMs: number;
}

/** Where a launch stands. A game that has shown itself once stays shown, however long it took. */
export function launchPhase({ isReady, hasFailed, elapsedMs }: Launch): LaunchPhase {
  if (isReady) return 'ready';
  if (hasFailed) return 'failed';
  if (elapsedMs >= TIME_OUT_AFTER_MS) return 'timedOut';
  return elapsedMs >= SLOW_AFTER_MS ? 'slow' : 'opening';
}
