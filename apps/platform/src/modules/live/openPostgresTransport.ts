import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from '@baize/server/logger';
import { createAdapterPool } from './createAdapterPool.ts';
import type { Transport } from './Transport.ts';

/** The transport over the shared database: no further server needed. */
export function openPostgresTransport(databaseUrl: string, log: Logger): Transport {
  const pool = createAdapterPool(databaseUrl);
  return {
    adapter: (name) =>
      createAdapter(pool, {
        channelPrefix: name,
        tableName: 'live_attachments',
        payloadThreshold: 7_900,
        heartbeatInterval: 2_000,
        heartbeatTimeout: 10_000,
        errorHandler: (error: Error) => log.warn({ operation: `${name}.transport`, err: error }, 'failed'),
      }),
    close: () => pool.end(),
  };
}
