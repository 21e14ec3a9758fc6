import type { Queryable } from '#kit/db.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';
import type { CodePurpose } from '../IdentityDeps.ts';

type Place = Readonly<{ brandId: number; purpose: CodePurpose; recipientHash: Buffer }>;

/** Wrong tries of a code, and the block after them. */
const TRIES = 5;
const BLOCK = '1 hour';

/** Replaces the older code; the tries continue. */
export async function putCode(db: Queryable, code: Place & { codeHash: Buffer; minutes: number }): Promise<void> {
  await db.query({
    name: 'identity_put_code',
    text: `insert into identity_codes as c (brand_id, purpose, recipient_hash, code_hash, expires_at)
           values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))
           on conflict (brand_id, purpose, recipient_hash) do update
             set code_hash = excluded.code_hash, expires_at = excluded.expires_at, sends = c.sends + 1`,
    values: [code.brandId, code.purpose, code.recipientHash, code.codeHash, code.minutes],
  });
}

export async function areTriesUsedUp(db: Queryable, { brandId, purpose, recipientHash }: Place): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_codes where brand_id = $1 and purpose = $2 and recipient_hash = $3
        and tries >= ${TRIES} and tries_end_at > clock_timestamp()`,
    [brandId, purpose, recipientHash],
  );
  return rowCount === 1;
}

/**
 * Tries a code in one statement: it counts the try, and deletes a right one. The row lock serialises concurrent tries,
 * and each sees the result of the one before; the time is the database's.
 */
export async function tryCode(db: Queryable, code: Place & { codeHash: Buffer }): Promise<boolean> {
  const { rows } = await db.query<{ isRight: boolean }>({
    name: 'identity_try_code',
    text: `update identity_codes c set
             tries = case when c.code_hash = $4 then 0
                          when c.tries_end_at <= clock_timestamp() then 1 else c.tries + 1 end,
             tries_end_at = case when c.tries_end_at <= clock_timestamp()
                                 then clock_timestamp() + interval '${BLOCK}' else c.tries_end_at end,
             code_hash = case when c.code_hash = $4 then null else c.code_hash end
           where c.brand_id = $1 and c.purpose = $2 and c.recipient_hash = $3
             and c.code_hash is not null and c.expires_at > clock_timestamp()
             and (c.tries < ${TRIES} or c.tries_end_at <= clock_timestamp())
           returning c.code_hash is null as "isRight"`,
    values: [code.brandId, code.purpose, code.recipientHash, code.codeHash],
  });
  return rows[0]?.isRight ?? false;
}

/** Removes expired codes and counters. */
export async function removeOldCodes(db: Queryable): Promise<void> {
  await removeInBatches(db, {
    table: 'identity_codes',
    where: 'expires_at < clock_timestamp() and tries_end_at < clock_timestamp()',
  });
}
