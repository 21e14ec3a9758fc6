import type { Client, Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import type { OperatorRow, SessionRow } from './OperatorRow.ts';

const columns = `a.id, a.brand_id as "brandId", a.username, a.role, a.password_hash as "passwordHash",
  a.totp_sealed as "totpSealed", a.own_member_id as "ownMemberId"`;

/** An account that may sign in. */
export async function readAccount(db: Queryable, brandId: number, username: string): Promise<OperatorRow | undefined> {
  const { rows } = await db.query<OperatorRow>(
    `select ${columns} from operators_accounts a where a.brand_id = $1 and a.username = $2 and a.is_active`,
    [brandId, username],
  );
  return rows[0];
}

/** Locks an account of any state until the end of the transaction. */
export async function readAnyAccount(
  client: Client,
  brandId: number,
  username: string,
): Promise<{ id: bigint; role: string; isActive: boolean } | undefined> {
  const { rows } = await client.query<{ id: bigint; role: string; isActive: boolean }>(
    `select id, role, is_active as "isActive" from operators_accounts where brand_id = $1 and username = $2 for update`,
    [brandId, username],
  );
  return rows[0];
}

/** All accounts of a brand by name. */
export async function listAccounts(
  db: Queryable,
  brandId: number,
): Promise<{ username: string; role: string; isActive: boolean }[]> {
  const { rows } = await db.query<{ username: string; role: string; isActive: boolean }>(
    `select username, role, is_active as "isActive" from operators_accounts where brand_id = $1 order by username`,
    [brandId],
  );
  return rows;
}

export async function setOwnMember(owner: Queryable, operatorId: bigint, memberId: bigint): Promise<void> {
  await owner.query('update operators_accounts set own_member_id = $2 where id = $1', [operatorId, memberId]);
}

/** Replaces an account's secrets and enables it; used steps of the old secret are reset. */
export async function replaceSecrets(
  owner: Queryable,
  operatorId: bigint,
  { passwordHash, totpSealed }: Pick<OperatorRow, 'passwordHash' | 'totpSealed'>,
): Promise<void> {
  await owner.query(
    `update operators_accounts set password_hash = $2, totp_sealed = $3, totp_step = 0, is_active = true where id = $1`,
    [operatorId, passwordHash, totpSealed],
  );
}

export async function deactivate(owner: Queryable, operatorId: bigint): Promise<void> {
  await owner.query('update operators_accounts set is_active = false where id = $1', [operatorId]);
}

export async function deleteSessionsOf(db: Queryable, operatorId: bigint): Promise<void> {
  await db.query('delete from operators_sessions where operator_id = $1', [operatorId]);
}

/** Accounts with the demo's names, in all brands. */
export async function listSeededAccounts(
  db: Queryable,
): Promise<Pick<OperatorRow, 'brandId' | 'username' | 'passwordHash'>[]> {
  const { rows } = await db.query<OperatorRow>(
    `select ${columns} from operators_accounts a
      where a.username in ('operator', 'approver') and a.is_active order by a.brand_id, a.username limit 100`,
  );
  return rows;
}

/** Inserts an account unless the name is taken; returns whether it was inserted. */
export async function insertAccount(
  db: Queryable,
  account: Pick<OperatorRow, 'brandId' | 'username' | 'role' | 'passwordHash' | 'totpSealed'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into operators_accounts (brand_id, username, role, password_hash, totp_sealed)
     values ($1, $2, $3, $4, $5) on conflict (brand_id, username) do nothing`,
    [account.brandId, account.username, account.role, account.passwordHash, account.totpSealed],
  );
  return rowCount === 1;
}

export async function updatePasswordHash(db: Queryable, operatorId: bigint, passwordHash: string): Promise<void> {
  await db.query('update operators_accounts set password_hash = $2 where id = $1', [operatorId, passwordHash]);
}

/** Uses a code's step; false if it, or a later one, was used already. */
export async function useTotpStep(db: Queryable, operatorId: bigint, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update operators_accounts set totp_step = $2 where id = $1 and totp_step < $2 and is_active',
    [operatorId, step],
  );
  return rowCount === 1;
}

export async function insertSession(
  db: Queryable,
  session: { hash: Buffer; operatorId: bigint; brandId: number; ip: string; userAgent: string },
): Promise<void> {
  await db.query(
    `insert into operators_sessions (hash, operator_id, brand_id, ip, user_agent) values ($1, $2, $3, $4, $5)`,
    [session.hash, session.operatorId, session.brandId, session.ip, session.userAgent],
  );
}

/** Deletes the operator's expired sessions, and everybody's that are older than any may be. */
export async function deleteSpentSessions(db: Queryable, operatorId: bigint): Promise<void> {
  await db.query(
    `delete from operators_sessions where operator_id = $1
       and (seen_at < now() - interval '30 minutes' or created_at < now() - interval '12 hours')
        or ${pastRetention('operators_sessions', 'created_at')}`,
    [operatorId],
  );
}

/** Deletes a session; returns whether it existed. */
export async function deleteSession(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('delete from operators_sessions where hash = $1', [hash]);
  return rowCount === 1;
}

/**
 * The operator of a session that is neither idle for 30 minutes nor older than 12 hours, by the database's clock. The
 * last use is updated at most every half minute.
 */
export async function findSession(db: Queryable, hash: Buffer, brandId: number): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow & { isStale: boolean }>(
    `select a.id, a.brand_id as "brandId", a.username, a.role, s.seen_at < now() - interval '30 seconds' as "isStale"
       from operators_sessions s join operators_accounts a on a.id = s.operator_id
      where s.hash = $1 and s.brand_id = $2 and a.brand_id = $2 and a.is_active
        and s.seen_at >= now() - interval '30 minutes' and s.created_at >= now() - interval '12 hours'`,
    [hash, brandId],
  );
  const [row] = rows;
  if (row?.isStale === true) await db.query('update operators_sessions set seen_at = now() where hash = $1', [hash]);
  return row;
}

/** The operator's own member account, if any. */
export async function readOwnMember(db: Queryable, operatorId: bigint): Promise<bigint | null> {
  const { rows } = await db.query<{ ownMemberId: bigint | null }>(
    'select own_member_id as "ownMemberId" from operators_accounts where id = $1',
    [operatorId],
  );
  return rows[0]?.ownMemberId ?? null;
}
