import type { Server } from 'node:http';

/**
 * For a shutdown: calls in progress have `afterMs` to be answered. Then all connections are closed, again and again, as
 * new ones arrive until the server has stopped listening, and each of them would keep it from ending.
 */
export function closeLateConnections(
  server: Pick<Server, 'closeAllConnections'>,
  { afterMs = 5_000, everyMs = 100 }: { afterMs?: number; everyMs?: number } = {},
): void {
  setTimeout(() => setInterval(() => server.closeAllConnections(), everyMs).unref(), afterMs).unref();
}
