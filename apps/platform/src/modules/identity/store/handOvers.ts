import type { Queryable } from '#kit/db.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

export async function insertHandOver(
  db: Queryable,
  code: { codeHash: Buffer; brandId: number; sessionHash: Buffer; seconds: number },
): Promise<void> {
  await db.query(
    `insert into identity_hand_overs (code_hash, brand_id, session_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [code.codeHash, code.brandId, code.sessionHash, code.seconds],
  );
}

/** Takes a code; of concurrent callers one gets its session. */
export async function takeHandOverCode(
  db: Queryable,
  { codeHash, brandId }: { codeHash: Buffer; brandId: number },
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ sessionHash: Buffer; isFresh: boolean }>(
    `delete from identity_hand_overs where code_hash = $1 and brand_id = $2
     returning session_hash as "sessionHash", expires_at > now() as "isFresh"`,
    [codeHash, brandId],
  );
  return rows[0]?.isFresh === true ? rows[0].sessionHash : undefined;
}

export async function removeOldHandOvers(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_hand_overs', where: 'expires_at < now()' });
}
