import type { Queryable } from '#kit/db.ts';

type Owner = Readonly<{ brandId: number; memberId: bigint }>;

export type SecondStep = Readonly<{ secret: Buffer; isOn: boolean; codesLeft: number }>;

export async function readSecondStep(db: Queryable, { brandId, memberId }: Owner): Promise<SecondStep | undefined> {
  const { rows } = await db.query<SecondStep>(
    `select secret, confirmed_at is not null as "isOn",
            (select count(*)::integer from identity_recovery_codes c
              where c.member_id = s.member_id and c.used_at is null) as "codesLeft"
       from identity_second_steps s where s.member_id = $2 and s.brand_id = $1`,
    [brandId, memberId],
  );
  return rows[0];
}

/** Stores a secret that waits for its first code; false while two-step login is on. */
export async function putSecondStep(db: Queryable, { brandId, memberId }: Owner, secret: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_second_steps as s (member_id, brand_id, secret) values ($2, $1, $3)
     on conflict (member_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where s.confirmed_at is null`,
    [brandId, memberId, secret],
  );
  return rowCount === 1;
}

/** Uses a time step, and enables two-step login if it was off; false for a used or older step. */
export async function takeStep(
  db: Queryable,
  { brandId, memberId }: Owner,
  { step, secret }: { step: number; secret: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_second_steps set last_step = $3, confirmed_at = coalesce(confirmed_at, now())
      where member_id = $2 and brand_id = $1 and last_step < $3 and secret = $4`,
    [brandId, memberId, step, secret],
  );
  return rowCount === 1;
}

export async function putRecoveryCodes(
  db: Queryable,
  { brandId, memberId }: Owner,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query('delete from identity_recovery_codes where member_id = $1', [memberId]);
  await db.query(
    `insert into identity_recovery_codes (member_id, brand_id, code_hash) select $2, $1, unnest($3::bytea[])`,
    [brandId, memberId, hashes],
  );
}

/** Uses a recovery code; true for one caller only. */
export async function takeRecoveryCode(db: Queryable, { memberId }: Owner, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_recovery_codes set used_at = now() where member_id = $1 and code_hash = $2 and used_at is null`,
    [memberId, codeHash],
  );
  return rowCount === 1;
}

export async function deleteSecondStep(db: Queryable, { memberId }: Owner): Promise<void> {
  await db.query('delete from identity_recovery_codes where member_id = $1', [memberId]);
  await db.query('delete from identity_second_steps where member_id = $1', [memberId]);
}
