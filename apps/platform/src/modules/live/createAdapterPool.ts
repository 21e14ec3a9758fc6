import { createPool, type Client, type Pool } from '#kit/db.ts';

/**
 * Connections for the messages between processes, apart from those of the calls. Each of the two adapters keeps one of
 * them to listen on and only notices its end; a listener for its errors and its return to the pool are added here, since
 * a killed database would otherwise end the process or use up the pool. One connection sends, so that what was said
 * first arrives first.
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
      // Who is answered now would keep the connection, and who is refused would ask again; the pool would never end.
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
      // The adapter says goodbye to the other processes without waiting for it.
      await Promise.allSettled(asked);
      for (const client of listening.keys()) giveBack(client, true);
      await pool.end();
    },
  };
  // The adapter asks for a whole pool and uses these three of its functions.
  return door as unknown as Pool;
}
