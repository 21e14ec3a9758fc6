import type pg from 'pg';

/** Replaces a part of the ledger function in a torture database; a part that is not there is an error. */
export async function patchPosting(owner: pg.Pool, from: string, to: string): Promise<void> {
  const { rows } = await owner.query<{ source: string }>(
    `select pg_get_functiondef('wallet_post(jsonb)'::regprocedure) as source`,
  );
  const source = rows[0]?.source ?? '';
  if (!source.includes(from)) throw new Error(`There is nothing to replace: "${from}" is not in wallet_post.`);
  await owner.query(source.replace(from, to));
}
