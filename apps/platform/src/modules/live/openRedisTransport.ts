import type { Logger } from '@baize/server/logger';
import { SettingsError } from '@baize/server/settings';
import type { Transport } from './Transport.ts';

/**
 * The transport over Redis, which takes load off the database. Losing it only loses notifications: balances and
 * sessions are in the database, and are read from there when Redis is gone. Throws if it cannot be reached at the
 * start.
 */
export async function openRedisTransport(redisUrl: string, log: Logger): Promise<Transport> {
  // Loaded only where Redis is used: the client is a tenth of what a start would load.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  let isUp = false;
  const warn = (error: unknown): void => log.warn({ operation: 'live.transport', err: error }, 'failed');
  const client = createClient({
    url: redisUrl,
    // Notifications become outdated soon, so only a few are queued for a lost connection.
    commandsQueueMaxLength: 1_000,
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (attempts, cause) => (isUp ? Math.min(100 * 2 ** attempts, 5_000) : cause),
    },
  });
  client.on('error', warn);
  await client.connect().catch((error: unknown) => {
    throw new SettingsError(`REDIS_URL is set, but Redis cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  });
  isUp = true;
  // The adapter does not await publishing; a failure would be an unhandled rejection and end the process.
  const publish = client.publish.bind(client);
  Object.assign(client, {
    publish: (channel: string, message: string) =>
      publish(channel, message).catch((error: unknown) => {
        warn(error);
        return 0;
      }),
  });
  return {
    adapter: (name) =>
      createAdapter(client, { streamName: `baize.${name}`, channelPrefix: `baize.${name}`, blockTimeInMs: 500 }),
    close: async () => {
      client.destroy();
    },
  };
}
