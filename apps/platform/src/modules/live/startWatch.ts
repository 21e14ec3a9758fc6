import type { Logger } from '@baize/server/logger';
import type { EndedSession } from '#modules/identity/index.ts';

export type WatchDeps = Readonly<{
  log: Logger;
  /** True while there are no sockets that a session could end. */
  isIdle(): boolean;
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: readonly EndedSession[] }>;
  endHere(session: EndedSession): void;
  /** Disconnects sockets of visitors whose site has closed. */
  refuseClosed(): Promise<void>;
  /** Admits sockets whose session has changed its password. */
  letHeldIn(): Promise<void>;
}>;

const EVERY_MS = 1_000;

/**
 * Polls every second for sessions that ended and sites that closed, in any process, and disconnects their sockets here.
 * The message between processes is faster, but the database row decides, and cannot be missed.
 */
export function startWatch(deps: WatchDeps): () => Promise<void> {
  const { log, isIdle, endedSince, endHere, refuseClosed, letHeldIn } = deps;
  let since: Date | undefined;
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if (isIdle()) {
      since = undefined;
      return;
    }
    const { now, ended } = await endedSince(since);
    since = now;
    for (const session of ended) endHere(session);
    await refuseClosed();
    await letHeldIn();
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => log.warn({ operation: 'live.watch', err: error }, 'failed'))
      .finally(() => {
        running = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
