import type { Queryable } from '#kit/db.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

/** Uses a proof; false if any process used it before. */
export async function insertBotCheck(db: Queryable, check: { signature: Buffer; expiresAt: Date }): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_bot_checks (signature, expires_at) values ($1, $2::timestamptz + interval '1 minute')
     on conflict do nothing`,
    [check.signature, check.expiresAt],
  );
  return rowCount === 1;
}

export async function removeOldBotChecks(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_bot_checks', where: 'expires_at < now()' });
}
