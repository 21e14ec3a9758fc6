import type pg from 'pg';

/**
 * Runs `work` in one transaction on one connection. A connection whose transaction failed to end cleanly is destroyed
 * and never goes back into the pool, so that no later statement can run outside a transaction that it believes in.
 */
export async function transact<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // After a statement that failed, PostgreSQL answers COMMIT by rolling back, and calls that a success.
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
