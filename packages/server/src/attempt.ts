import type pg from 'pg';

/** Runs a part of a transaction that may be undone by itself: what it throws is thrown on, and nothing of it stays. */
export async function attempt<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt');
  try {
    const result = await work();
    await client.query('release savepoint attempt');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    throw error;
  }
}
