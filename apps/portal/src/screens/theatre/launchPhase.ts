/** After this long the visitor is told that it is still going on, and may start anew. */
export const SLOW_AFTER_MS = 10_000;

/** After this long the launch counts as failed. */
export const TIME_OUT_AFTER_MS = 120_000;

/**
 * `unsaid`: the frame has loaded something and is shown, but no game has said that it is there; a browser that refuses
 * to frame a page looks the same. `tab`: the game waits to be opened in a tab of its own, `away`: it was.
 */
export type LaunchPhase = 'opening' | 'slow' | 'timedOut' | 'failed' | 'unsaid' | 'ready' | 'tab' | 'away';

interface Launch {
  isReady: boolean;
  isUnsaid: boolean;
  hasFailed: boolean;
  /** Undefined while the game is meant for the frame. */
  tab: 'waiting' | 'opened' | undefined;
  elapsedMs: number;
}

/** Where a launch stands. A game that has shown itself once stays shown, however long it took. */
export function launchPhase({ isReady, isUnsaid, hasFailed, tab, elapsedMs }: Launch): LaunchPhase {
  if (tab !== undefined) return tab === 'opened' ? 'away' : 'tab';
  if (isReady) return 'ready';
  if (hasFailed) return 'failed';
  if (isUnsaid) return 'unsaid';
  if (elapsedMs >= TIME_OUT_AFTER_MS) return 'timedOut';
  return elapsedMs >= SLOW_AFTER_MS ? 'slow' : 'opening';
}
