import type { Logger } from '@baize/server/logger';
import { SettingsError } from '@baize/server/settings';
import type { createClient as openClient } from 'redis';
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
    adapter: (name) => {
      const streamName = `baize.${name}`;
      return createAdapter(readingAll(client, streamName), {
        ...{ streamName, channelPrefix: streamName, blockTimeInMs: 500 },
      });
    },
    close: async () => {
      client.destroy();
    },
  };
}

type Client = ReturnType<typeof openClient>;

/**
 * The client, with copies that read a stream from its end at this moment on. The adapter asks for what comes after the
 * end as it is at each question, until it has seen its first message: what arrives between two questions would be lost.
 */
function readingAll(client: Client, streamName: string): Client {
  const begin = client.xRevRange(streamName, '+', '-', { COUNT: 1 }).then(
    ([last]) => last?.id ?? '0-0',
    () => '$',
  );
  const duplicate = (): Client => {
    const copy = client.duplicate();
    const xRead = copy.xRead.bind(copy);
    return Object.assign(copy, {
      xRead: async ([stream]: [{ key: string; id: string }], options: Parameters<typeof xRead>[1]) =>
        xRead([stream.id === '$' ? { ...stream, id: await begin } : stream], options),
    });
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'duplicate') return duplicate;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
