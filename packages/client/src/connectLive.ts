import { liveEvents, type LiveEvent } from '@baize/contract';
import { reconnection, scatteredMs } from '@baize/contract/reconnection';
import * as z from 'zod/mini';

export type LiveHandlers = {
  /** Listeners by event; payloads are decoded by the contract, amounts as bigint. */
  on: { [Event in LiveEvent]?: (fact: z.output<(typeof liveEvents)[Event]>) => void };
  /** True while events arrive; false means that the caller has to poll. */
  onConnection?(isLive: boolean): void;
  /** The server does not know the token; there is no retry. */
  onRefused?(): void;
};

type LiveOptions = LiveHandlers & {
  token: string;
  /** The platform's origin; defaults to the page's own. */
  origin?: string;
};

const ACK_MS = 5_000;

/**
 * Keeps one socket to the platform for a signed-in member. The token travels in the first message and never in the URL.
 * A lost connection is retried with growing backoff and jitter, so that a restarted server is not hit by all clients at
 * once. Returns a function that disconnects.
 */
export function connectLive({ token, origin, on, onConnection, onRefused }: LiveOptions): () => void {
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
          } else if (answer?.success === true) onConnection?.(true);
          // Any other reason not to authenticate says nothing about the session: disconnect and retry.
          else if (answer?.code === 'not_logged_in') {
            stop();
            onRefused?.();
          }
        });
    });
    socket.on('disconnect', (reason) => {
      onConnection?.(false);
      // After a disconnect by the server socket.io does not reconnect by itself.
      if (reason === 'io server disconnect' && !isStopped) comeBack();
    });
    // socket.io does not retry a named refusal, but a site that is closed now may be open later.
    socket.on('connect_error', () => {
      if (!socket.active && !isStopped) comeBack();
    });
    for (const [event, shape] of Object.entries(liveEvents)) {
      socket.on(event, (payload: unknown) => {
        const read = z.safeDecode(shape as z.ZodMiniType, payload as never);
        if (!read.success) return;
        // Do not reconnect a session that was ended elsewhere.
        if (event === 'forcedLogout') stop();
        (on[event as LiveEvent] as ((fact: unknown) => void) | undefined)?.(read.data);
      });
    }
  };
  start().catch(() => onConnection?.(false));
  return () => stop();
}
