import type { Logger } from '../../kit/logger.ts';
import type { EndedSession } from '../identity/index.ts';
import type { LiveServer } from './LiveServer.ts';

export type WatchDeps = Readonly<{
  io: LiveServer;
  log: Logger;
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: readonly EndedSession[] }>;
  endHere(session: EndedSession): void;
}>;

const EVERY_MS = 1_000;
/** Messages that wait for one reader; one that does not keep up is let go and may come back. */
const MAX_WAITING = 100;

/**
 * Looks each second for sessions that ended in any process and ends their sockets here. The message between the
 * processes is faster, but the row in the database is what decides, and it can be missed by nobody.
 */
export function startWatch({ io, log, endedSince, endHere }: WatchDeps): () => Promise<void> {
  let since: Date | undefined;
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    dropSlowReaders(io);
    if (io.of('/').sockets.size === 0) {
      since = undefined;
      return;
    }
    const { now, ended } = await endedSince(since);
    since = now;
    for (const session of ended) endHere(session);
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

function dropSlowReaders(io: LiveServer): void {
  for (const socket of io.of('/').sockets.values()) {
    const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly unknown[] };
    if (writeBuffer.length > MAX_WAITING) socket.disconnect(true);
  }
}
