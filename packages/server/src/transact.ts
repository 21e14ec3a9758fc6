import type pg from 'pg';

/** How a transaction sees the data: each statement what is committed when it begins, or all of them one state, read-only. */
type Sight = 'committed' | 'snapshot';

const begins: Readonly<Record<Sight, string>> = {
  committed: 'begin',
  snapshot: 'begin isolation level repeatable read read only',
};

/**
 * Runs `work` in one transaction on one connection. A connection whose transaction did not end cleanly is destroyed and
 * never returned to the pool, so that no later statement can run outside a transaction it relies on.
 */
export async function transact<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  sight: Sight = 'committed',
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(begins[sight]);
    const result = await work(client);
    const { command } = await client.query('commit');
    // After a failed statement PostgreSQL answers COMMIT with a rollback, and reports that as a success.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back where it should have been committed.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}
