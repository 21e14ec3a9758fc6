import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

export async function insertRecovery(
  db: Queryable,
  recovery: { codeHash: Buffer; brandId: number; memberId: bigint; email: string; minutes: number },
): Promise<void> {
  await db.query(
    `insert into identity_recoveries (code_hash, brand_id, member_id, email, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5))`,
    [recovery.codeHash, recovery.brandId, recovery.memberId, recovery.email, recovery.minutes],
  );
}

export type OpenRecovery = Readonly<{
  memberId: bigint;
  email: string;
  usernameKey: string;
  passwordHash: string;
}>;

/** A usable link, with its account. */
export async function findRecovery(
  db: Queryable,
  { codeHash, brandId }: { codeHash: Buffer; brandId: number },
): Promise<OpenRecovery | undefined> {
  const { rows } = await db.query<OpenRecovery>(
    `select r.member_id as "memberId", r.email, a.username_key as "usernameKey", a.password_hash as "passwordHash"
       from identity_recoveries r join identity_accounts a on a.id = r.member_id
      where r.code_hash = $1 and r.brand_id = $2 and r.used_at is null and r.expires_at > clock_timestamp()`,
    [codeHash, brandId],
  );
  return rows[0];
}

/**
 * Uses a link, and invalidates every other link of the account. The account's row has to be locked before: of two
 * concurrent uses one wins.
 */
export async function takeRecovery(db: Queryable, { codeHash, memberId }: { codeHash: Buffer; memberId: bigint }) {
  const { rows } = await db.query<{ isIt: boolean }>(
    `update identity_recoveries set used_at = clock_timestamp()
      where member_id = $2 and used_at is null and expires_at > clock_timestamp()
      returning code_hash = $1 as "isIt"`,
    [codeHash, memberId],
  );
  return rows.some(({ isIt }) => isIt);
}

/** Invalidates the account's open links after any password change. */
export async function closeRecoveries(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    'update identity_recoveries set used_at = clock_timestamp() where member_id = $1 and used_at is null',
    [memberId],
  );
}

export async function removeOldRecoveries(db: Queryable): Promise<void> {
  await removeInBatches(db, {
    table: 'identity_recoveries',
    where: pastRetention('identity_recoveries', 'expires_at'),
  });
}
