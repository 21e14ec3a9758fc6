import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** Either of the two: a statement that needs no transaction of its own takes what it is given. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** The role that the running product takes on: it may do what the migrations grant it and no more. */
const APP_ROLE = 'baize_app';

type PoolOptions = { url: string; max?: number; applicationName?: string; asOwner?: boolean };

/**
 * Opens a pool of connections. Unless the owner's rights are asked for (migrations only), every connection works as
 * `baize_app`. No statement may outlive its deadline, so that a stuck database becomes an error and not a wait.
 */
export function createPool({ url, max = 10, applicationName = 'baize', asOwner = false }: PoolOptions): Pool {
  const role = asOwner ? '' : ` -c role=${APP_ROLE}`;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    options: `-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=20000${role}`,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies in somebody's hands: the query under way fails, and whoever holds it hears of it there.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The database may acknowledge nothing before it is on disk. Both settings are read from the server itself, as the
 * application's role sees them, and anything but `on` ends the start.
 */
export async function refuseUnsafeDatabase(db: Queryable): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [name]);
    const value = rows[0]?.value ?? '';
    const safe = name === 'synchronous_commit' ? ['on', 'remote_apply', 'remote_write'] : ['on'];
    if (!safe.includes(value)) {
      throw new Error(
        `PostgreSQL runs with ${name}=${value}; Baize refuses to start, since acknowledged money could be lost.`,
      );
    }
  }
}
