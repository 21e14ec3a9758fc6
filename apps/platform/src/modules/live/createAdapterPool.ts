import { createPool, type Client, type Pool } from '#kit/db.ts';

/**
 * Connections for messages between processes, separate from those of calls. Each of the two adapters holds one for
 * LISTEN and only handles its end; an error listener and its return to the pool are added here, since a killed database
 * would otherwise end the process or exhaust the pool. One connection sends, so that the order is kept.
 */
export function createAdapterPool(databaseUrl: string): Pool {
  const pool = createPool({ url: databaseUrl, applicationName: 'baize-live', max: 3 });
  const listening = new Map<Client, (error?: boolean) => void>();
  const giveBack = (client: Client, isBroken: boolean): void => {
    const release = listening.get(client);
    listening.delete(client);
    release?.(isBroken);
  };
  let isEnding = false;
  const connect = async (): Promise<Client> => {
    const client = await pool.connect();
    if (isEnding) {
      // A waiting caller would keep a connection, and a refused one would retry; the pool would never end.
      client.release(true);
      return new Promise(() => undefined);
    }
    listening.set(client, client.release.bind(client));
    client.on('error', () => undefined);
    client.once('end', () => giveBack(client, true));
    client.release = () => giveBack(client, true);
    return client;
  };
  const asked = new Set<Promise<unknown>>();
  const query = (text: string, values?: unknown[]): Promise<unknown> => {
    const answer = pool.query(text, values);
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
      await Promise.allSettled(asked);
      for (const client of listening.keys()) giveBack(client, true);
      await pool.end();
    },
  };
  // The adapter expects a pool and uses only these three functions.
  return door as unknown as Pool;
}
