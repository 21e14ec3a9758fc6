import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

const LIFE_MINUTES = 10;
const TRIES = 5;

export type Verification = Readonly<{
  memberId: bigint;
  language: string | null;
  wantsDevice: boolean;
  isPasswordExpired: boolean;
  needsPasswordChange: boolean;
}>;

type Named = Readonly<{ brandId: number; idHash: Buffer }>;

const columns = `member_id as "memberId", language, wants_device as "wantsDevice",
  is_password_expired as "isPasswordExpired", needs_password_change as "needsPasswordChange"`;

/**
 * Stores a login that waits for a second factor; false if its password is no longer the account's. Waits for a
 * concurrent password change; a later one finds the row.
 */
export async function insertVerification(
  db: Queryable,
  {
    brandId,
    idHash,
    ...of
  }: Named & Omit<Verification, 'language'> & { language: string | undefined; passwordHash: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_verifications (id_hash, brand_id, member_id, language, wants_device, is_password_expired,
       needs_password_change, expires_at)
     select $1, $2, a.id, $4, $5, $6, $7, now() + make_interval(mins => $8)
       from identity_accounts a where a.id = $3 and a.password_hash = $9 for share`,
    [
      idHash,
      brandId,
      of.memberId,
      of.language ?? null,
      of.wantsDevice,
      of.isPasswordExpired,
      of.needsPasswordChange,
      LIFE_MINUTES,
      of.passwordHash,
    ],
  );
  return rowCount === 1;
}

export async function readVerification(db: Queryable, { brandId, idHash }: Named): Promise<Verification | undefined> {
  const { rows } = await db.query<Verification>(
    `select ${columns} from identity_verifications
      where id_hash = $2 and brand_id = $1 and ended_at is null and expires_at > now() and tries < $3`,
    [brandId, idHash, TRIES],
  );
  return rows[0];
}

/** Counts a try before it is checked; undefined if there is nothing to try. */
export async function tryVerification(db: Queryable, { brandId, idHash }: Named): Promise<Verification | undefined> {
  const { rows } = await db.query<Verification>(
    `update identity_verifications set tries = tries + 1
      where id_hash = $2 and brand_id = $1 and ended_at is null and expires_at > now() and tries < $3
      returning ${columns}`,
    [brandId, idHash, TRIES],
  );
  return rows[0];
}

/** True for the one caller that ends it. */
export async function endVerification(db: Queryable, { brandId, idHash }: Named): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_verifications set ended_at = now() where id_hash = $2 and brand_id = $1 and ended_at is null`,
    [brandId, idHash],
  );
  return rowCount === 1;
}

/** Ends pending verifications after a password change. */
export async function endVerificationsOf(db: Queryable, memberId: bigint): Promise<void> {
  await db.query('update identity_verifications set ended_at = now() where member_id = $1 and ended_at is null', [
    memberId,
  ]);
}

export async function removeOldVerifications(db: Queryable): Promise<void> {
  await removeInBatches(db, {
    table: 'identity_verifications',
    where: pastRetention('identity_verifications', 'expires_at'),
  });
}
