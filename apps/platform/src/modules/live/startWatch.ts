import type { Logger } from '@baize/server/logger';
import type { EndedSession } from '#modules/identity/index.ts';

export type WatchDeps = Readonly<{
  log: Logger;
  /** True while no socket is open that a session could end. */
  isIdle(): boolean;
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: readonly EndedSession[] }>;
  endHere(session: EndedSession): void;
  /** Ends the sockets of visitors to whom their site has closed. */
  refuseClosed(): Promise<void>;
  /** Lets sockets hear their facts whose session has got its new password. */
  letHeldIn(): Promise<void>;
}>;

const EVERY_MS = 1_000;

/**
 * Looks each second for sessions that ended and sites that closed, in any process, and ends their sockets here. The message between the
 * processes is faster, but the row in the database is what decides, and it can be missed by nobody.
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
