import pg from 'pg';

// Every process that opens a database reads amounts and row ids of 64 bits as they are; pg alone gives their text.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

type PoolSettings = Omit<pg.PoolConfig, 'connectionString'>;
type ClientSettings = Omit<pg.ClientConfig, 'connectionString'>;

/**
 * An error event without a listener ends the whole process when the server closes a connection; the next query reports
 * it.
 */
const unheard = (): void => undefined;

/**
 * Opens a pool as the user of the URL: the owner, with all rights. For migrations, seeds, tools and tests; the running
 * product uses `createPool`, which works as `baize_app` and has time-outs.
 */
export function openOwner(url: string, settings: PoolSettings = {}): pg.Pool {
  const pool = new pg.Pool({ ...settings, connectionString: url });
  // The pool replaces a connection that dies while idle; errors of one that is closing after `end()` can be ignored.
  pool.on('error', unheard);
  // A connection that dies while checked out: its current query fails, and the holder sees the error there.
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

/** A single connection instead of a pool; the caller closes it. */
export async function connectOwner(url: string, settings: ClientSettings = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...settings, connectionString: url });
  client.on('error', unheard);
  await client.connect();
  return client;
}

/** Runs work as the owner on a connection of its own, which is closed before the result is returned. */
export async function withOwner<Result>(
  url: string,
  work: (owner: pg.Client) => Promise<Result>,
  settings: ClientSettings = {},
): Promise<Result> {
  const client = await connectOwner(url, settings);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
