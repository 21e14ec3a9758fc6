import type pg from 'pg';

/** Runs a part of a transaction in a savepoint: if it throws, its changes are rolled back and the error is rethrown. */
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
