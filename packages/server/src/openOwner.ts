import pg from 'pg';

type PoolSettings = Omit<pg.PoolConfig, 'connectionString'>;
type ClientSettings = Omit<pg.ClientConfig, 'connectionString'>;

/** A connection without a listener ends the whole process when the server closes it; whoever asks next hears of it. */
const unheard = (): void => undefined;

/**
 * Opens a pool that works as whom the URL names: the owner, whom nothing is refused. For migrations, seeds, tools and
 * tests; the running product takes `createPool`, which works as `baize_app` and has deadlines.
 */
export function openOwner(url: string, settings: PoolSettings = {}): pg.Pool {
  const pool = new pg.Pool({ ...settings, connectionString: url });
  // A connection that dies while idle is replaced by the pool, and one on its way out after `end()` is nobody's concern.
  pool.on('error', unheard);
  // One that dies in somebody's hands: the query under way fails, and whoever holds the connection hears of it there.
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

/** The same for one connection, which whoever asked for it ends. */
export async function connectOwner(url: string, settings: ClientSettings = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...settings, connectionString: url });
  client.on('error', unheard);
  await client.connect();
  return client;
}

/** Does some work as the owner on a connection of its own, which is closed before the answer. */
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
