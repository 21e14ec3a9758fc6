import { liveEvents, type LiveEvent } from '@baize/contract';
import { reconnection, scatteredMs } from '@baize/contract/reconnection';
import * as z from 'zod/mini';

export type LiveHandlers = {
  /** Facts that arrive, as the contract reads them: amounts as bigint. */
  on: { [Event in LiveEvent]?: (fact: z.output<(typeof liveEvents)[Event]>) => void };
  /** True while facts can arrive; false means that polling has to do. */
  onLine?(isLive: boolean): void;
  /** The server does not know the token; nothing is tried again. */
  onRefused?(): void;
};

type LiveOptions = LiveHandlers & {
  token: string;
  /** Where the platform is; the page's own origin if left out. */
  origin?: string;
};

const ACK_MS = 5_000;

/**
 * Keeps one socket to the platform for a signed-in member. The token travels in the first message and never in the
 * address. A lost line is taken up again after a growing, scattered delay, so that a restarted server is not met by
 * everybody at once. Returns how to stop.
 */
export function connectLive({ token, origin, on, onLine, onRefused }: LiveOptions): () => void {
  let isStopped = false;
  let stop = (): void => {
    isStopped = true;
  };
  const start = async (): Promise<void> => {
    const { io } = await import('socket.io-client');
    if (isStopped) return;
    const socket = io(origin ?? '/', {
      path: '/live',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      forceNew: true,
      ...reconnection,
    });
    let again: ReturnType<typeof setTimeout> | undefined;
    stop = () => {
      isStopped = true;
      clearTimeout(again);
      socket.disconnect();
    };
    const comeBack = (): void => {
      clearTimeout(again);
      again = setTimeout(() => socket.connect(), scatteredMs());
    };
    socket.on('connect', () => {
      socket
        .timeout(ACK_MS)
        .emit('authenticate', { token }, (error: Error | null, answer?: { success: boolean; code: string }) => {
          if (isStopped) return;
          if (error) {
            socket.disconnect();
            comeBack();
          } else if (answer?.success === true) onLine?.(true);
          // Whatever else keeps the server from letting us in says nothing of the session: it ends the line, and we come back.
          else if (answer?.code === 'not_logged_in') {
            stop();
            onRefused?.();
          }
        });
    });
    socket.on('disconnect', (reason) => {
      onLine?.(false);
      // After a disconnect by the server the library leaves it to us whether to come back.
      if (reason === 'io server disconnect' && !isStopped) comeBack();
    });
    // A refusal by name is not tried again by the library: a site that is closed now may be open later.
    socket.on('connect_error', () => {
      if (!socket.active && !isStopped) comeBack();
    });
    for (const [event, shape] of Object.entries(liveEvents)) {
      socket.on(event, (payload: unknown) => {
        const read = z.safeDecode(shape as z.ZodMiniType, payload as never);
        if (!read.success) return;
        // A session that has ended elsewhere is not taken up again.
        if (event === 'forcedLogout') stop();
        (on[event as LiveEvent] as ((fact: unknown) => void) | undefined)?.(read.data);
      });
    }
  };
  start().catch(() => onLine?.(false));
  return () => stop();
}
