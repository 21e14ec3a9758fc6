import { createTurnstile, type Turnstile } from '#kit/createTurnstile.ts';
import { createPool, type Client, type Pool } from '#kit/db.ts';

type Notification = { channel: string };
type Listener = (message: Notification) => void;

/** The driver wants one statement after the other; a connection that does not answer must not collect messages for ever. */
const turns = { most: 1, maxWaiting: 10_000 } as const;

/**
 * The connection for messages between processes, separate from those of calls. The adapters of sockets and of the chat
 * share it: each hears the channels that it listens to, and all send over it, so that the order is kept. An adapter
 * only handles the end of its connection; an error listener and its return to the pool are added here, since a killed
 * database would otherwise end the process or exhaust the pool.
 */
export function createAdapterPool(databaseUrl: string): Pool {
  const pool = createPool({ url: databaseUrl, applicationName: 'baize-live', max: 1, queryTimeoutMs: 20_000 });
  let isEnding = false;
  let giveBack: ((isBroken: boolean) => void) | undefined;
  let shared: Promise<Client> | undefined;

  const open = async (): Promise<Client> => {
    const client = await pool.connect();
    let isOut = true;
    giveBack = (isBroken) => {
      if (!isOut) return;
      isOut = false;
      shared = undefined;
      client.release(isBroken);
    };
    client.on('error', () => undefined);
    client.once('end', () => giveBack?.(true));
    return client;
  };
  /** The connection; a new one after the last has ended. */
  const connected = (): Promise<Client> => {
    if (shared === undefined) {
      shared = open();
      shared.catch(() => (shared = undefined));
    }
    return shared;
  };

  const inTurn = createTurnstile(turns);
  const connect = async (): Promise<unknown> => {
    const client = isEnding ? undefined : await connected();
    // A refused caller would retry for ever.
    return isEnding || client === undefined ? new Promise(() => undefined) : shareOf(client, inTurn);
  };
  const asked = new Set<Promise<unknown>>();
  const query = (text: string, values?: unknown[]): Promise<unknown> => {
    // Without a connection it fails at once with all others, instead of each in its turn.
    const answer = connected().then((client) => inTurn(() => client.query(text, values)));
    asked.add(answer);
    void answer.catch(() => undefined).finally(() => asked.delete(answer));
    return answer;
  };
  const door = {
    connect,
    query,
    async end() {
      isEnding = true;
      // On close the adapter notifies the other processes without awaiting it.
      await Promise.allSettled([...asked, shared]);
      giveBack?.(true);
      await pool.end();
    },
  };
  // The adapter expects a pool and uses only these three functions.
  return door as unknown as Pool;
}

/** What one adapter sees of the connection: its own channels and listeners. */
function shareOf(client: Client, inTurn: Turnstile): unknown {
  const channels = new Set<string>();
  const ends = new Set<() => void>();
  return {
    on: (event: 'notification' | 'end', listener: Listener) => {
      if (event === 'notification') {
        client.on('notification', (message: Notification) => {
          if (channels.has(message.channel)) listener(message);
        });
        return;
      }
      const end = listener as () => void;
      ends.add(end);
      client.once('end', () => ends.has(end) && end());
    },
    query: (text: string) => {
      const [, channel] = /^LISTEN "(.+)"$/.exec(text) ?? [];
      if (channel !== undefined) channels.add(channel);
      return inTurn(() => client.query(text));
    },
    removeAllListeners: () => ends.clear(),
    // The other adapter goes on with it.
    release: () => channels.clear(),
  };
}
