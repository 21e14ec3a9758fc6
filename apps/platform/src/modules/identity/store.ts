import type { SessionEnd } from '@baize/contract/identity/sessionEnds';
import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';
import type { Account, AccountStatus } from './Account.ts';
import { IDLE_MINUTES, TRIAL_TYPE } from './rules.ts';

export type NewAccount = Readonly<{
  brandId: number;
  username: string;
  usernameKey: string;
  passwordHash: string;
  type: number;
  nickname: string;
  language: string;
  currency: string;
  referralCode: string | undefined;
  host: string;
  address: string;
}>;

export type Credentials = Readonly<{
  memberId: bigint;
  /** Undefined for accounts without password login, such as trials. */
  passwordHash: string | undefined;
  type: number;
  status: AccountStatus;
  isPasswordExpired: boolean;
  /** The password was not chosen by its owner. */
  needsPasswordChange: boolean;
  lastLoginAt: Date | null;
}>;

export type EndedSession = Readonly<{ sessionHash: Buffer; memberId: bigint; reason: SessionEnd }>;

const accountColumns = `a.id as "memberId", a.brand_id as "brandId", a.username_display as account, a.nickname, a.type, a.status,
  a.language, a.currency, a.icon, a.created_at as "createdAt", a.last_login_at as "lastLoginAt"`;

const isLive = `s.ended_at is null and s.last_seen_at > now() - interval '${IDLE_MINUTES} minutes'
  and s.expires_at > now()`;

/** Undefined if the name is taken; the unique index decides. */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, type, nickname, language,
       currency, referral_code, registered_host, registered_address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (brand_id, username_key) do nothing returning id`,
    [
      account.brandId,
      account.username,
      account.usernameKey,
      account.passwordHash,
      account.type,
      account.nickname,
      account.language,
      account.currency,
      account.referralCode ?? null,
      account.host,
      account.address,
    ],
  );
  return rows[0]?.id;
}

export async function insertConsents(
  db: Queryable,
  consent: { brandId: number; memberId: bigint; kinds: readonly string[]; version: string; address: string },
): Promise<void> {
  await db.query(
    `insert into identity_consents (brand_id, member_id, kind, version, address)
     select $1, $2, kind, $4, $5 from unnest($3::text[]) as kind`,
    [consent.brandId, consent.memberId, [...consent.kinds], consent.version, consent.address],
  );
}

/** What an account can prove itself with besides its password. */
export type Bindings = Readonly<{
  mobile: string | undefined;
  email: string | undefined;
  paymentPasswordHash: string | undefined;
  /** An authenticator code is required at each login, and nothing else replaces it. */
  hasSecondStep: boolean;
}>;

/** Only verified numbers and addresses; unverified ones may be anybody's. */
export async function readBindings(db: Queryable, memberId: bigint): Promise<Bindings> {
  const { rows } = await db.query<
    Record<Exclude<keyof Bindings, 'hasSecondStep'>, string | null> & { hasSecondStep: boolean }
  >(
    `select max(c.value) filter (where c.kind = 'mobile') as mobile,
            max(c.value) filter (where c.kind = 'email') as email,
            (select p.payment_password_hash from identity_profiles p where p.member_id = $1) as "paymentPasswordHash",
            exists (select from identity_second_steps s where s.member_id = $1 and s.confirmed_at is not null)
              as "hasSecondStep"
       from identity_contacts c where c.member_id = $1 and c.verified_at is not null`,
    [memberId],
  );
  const [row] = rows;
  return {
    mobile: row?.mobile ?? undefined,
    email: row?.email ?? undefined,
    paymentPasswordHash: row?.paymentPasswordHash ?? undefined,
    hasSecondStep: row?.hasSecondStep ?? false,
  };
}

export async function isNameTaken(db: Queryable, brandId: number, usernameKey: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from identity_accounts where brand_id = $1 and username_key = $2', [
    brandId,
    usernameKey,
  ]);
  return rowCount === 1;
}

export async function readCredentials(
  db: Queryable,
  brandId: number,
  by: { usernameKey: string } | { memberId: bigint },
  passwordDays: number,
): Promise<Credentials | undefined> {
  const { rows } = await db.query<Omit<Credentials, 'passwordHash'> & { passwordHash: string }>(
    `select id as "memberId", password_hash as "passwordHash", type, status, last_login_at as "lastLoginAt",
            needs_password_change as "needsPasswordChange",
            coalesce(password_expires_at <= now(), false)
              or ($4::integer > 0 and password_changed_at < now() - make_interval(days => $4)) as "isPasswordExpired"
       from identity_accounts where brand_id = $1 and (username_key = $2 or id = $3)`,
    [brandId, 'usernameKey' in by ? by.usernameKey : null, 'memberId' in by ? by.memberId : null, passwordDays],
  );
  const [row] = rows;
  return row && { ...row, passwordHash: row.passwordHash === '' ? undefined : row.passwordHash };
}

/** From now on a login by the current password only allows a password change. */
export async function demandPasswordChange(db: Queryable, memberId: bigint): Promise<void> {
  await db.query('update identity_accounts set needs_password_change = true where id = $1', [memberId]);
}

/** Locks the account's row until the end of the transaction, so that logins of one account are serialised. */
export async function lockAccount(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select ${accountColumns} from identity_accounts a where a.id = $2 and a.brand_id = $1 for no key update`,
    [brandId, memberId],
  );
  return rows[0];
}

export async function insertSession(
  db: Queryable,
  session: {
    tokenHash: Buffer;
    brandId: number;
    memberId: bigint;
    address: string;
    userAgent: string;
    needsPasswordChange: boolean;
    seconds: number;
  },
): Promise<void> {
  await db.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent, needs_password_change, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      session.tokenHash,
      session.brandId,
      session.memberId,
      session.address,
      session.userAgent,
      session.needsPasswordChange,
      session.seconds,
    ],
  );
}

export async function markLogin(
  db: Queryable,
  { memberId, language }: { memberId: bigint; language: string | undefined },
): Promise<void> {
  await db.query(
    'update identity_accounts set last_login_at = now(), language = coalesce($2, language) where id = $1',
    [memberId, language ?? null],
  );
}

export async function updateStatus(db: Queryable, memberId: bigint, status: AccountStatus): Promise<void> {
  await db.query('update identity_accounts set status = $2 where id = $1', [memberId, status]);
}

/** Makes an account a member or an agent. */
export async function updateType(
  db: Queryable,
  { brandId, memberId, type }: { brandId: number; memberId: bigint; type: number },
): Promise<void> {
  await db.query('update identity_accounts set type = $3 where id = $2 and brand_id = $1', [brandId, memberId, type]);
}

/**
 * Changes the password to one chosen by its owner; with `olderHash` only if that is still the current one. The kept
 * session loses its restriction.
 */
export async function updatePassword(
  db: Queryable,
  change: {
    memberId: bigint;
    passwordHash: string;
    olderHash: string | undefined;
    keptSession: Buffer | undefined;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with kept as (update identity_sessions set needs_password_change = false where token_hash = $4 and member_id = $1)
     update identity_accounts set password_hash = $2, password_changed_at = now(), password_expires_at = null,
            needs_password_change = false
      where id = $1 and ($3::text is null or password_hash = $3)`,
    [change.memberId, change.passwordHash, change.olderHash ?? null, change.keptSession ?? null],
  );
  return rowCount === 1;
}

/** Whether the verified password is still the account's. */
export async function isPasswordStill(
  db: Queryable,
  { memberId, passwordHash }: { memberId: bigint; passwordHash: string },
): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from identity_accounts where id = $1 and password_hash = $2', [
    memberId,
    passwordHash,
  ]);
  return rowCount === 1;
}

export async function updateLanguage(
  db: Queryable,
  { memberId, language }: { memberId: bigint; language: string },
): Promise<void> {
  await db.query('update identity_accounts set language = $2 where id = $1', [memberId, language]);
}

export async function updateIcon(db: Queryable, { memberId, icon }: { memberId: bigint; icon: string }): Promise<void> {
  await db.query('update identity_accounts set icon = $2 where id = $1', [memberId, icon]);
}

export type SessionRow = Readonly<{
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isLive: boolean;
  isThis: boolean;
}>;

/** The account's sessions of the last month, the live one first, then newest first. */
export async function readRecentSessions(
  db: Queryable,
  { memberId, sessionHash }: { memberId: bigint; sessionHash: Buffer },
): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select s.public_id as id, s.address, s.user_agent as "userAgent", s.created_at as "createdAt",
            s.last_seen_at as "lastSeenAt", ${isLive} as "isLive", s.token_hash = $2 as "isThis"
       from identity_sessions s
      where s.member_id = $1 and s.created_at > now() - interval '30 days'
      order by ${isLive} desc, s.created_at desc limit 20`,
    [memberId, sessionHash],
  );
  return rows;
}

/** Ends one of the account's sessions by its public id. */
export async function endSessionById(
  db: Queryable,
  { memberId, id }: { memberId: bigint; id: string },
): Promise<EndedSession | undefined> {
  const { rows } = await db.query<EndedSession>(
    `update identity_sessions s set ended_at = clock_timestamp(), end_reason = 'loggedOut'
      where s.public_id = $2 and s.member_id = $1 and s.ended_at is null and ${isLive}
      returning s.token_hash as "sessionHash", s.member_id as "memberId", s.end_reason as reason`,
    [memberId, id],
  );
  return rows[0];
}

/** A live session and its remaining lifetime, for a hand-over. */
export async function readSessionToCarry(
  db: Queryable,
  { brandId, sessionHash }: { brandId: number; sessionHash: Buffer },
): Promise<{ memberId: bigint; secondsLeft: number; needsPasswordChange: boolean } | undefined> {
  const { rows } = await db.query<{ memberId: bigint; secondsLeft: number; needsPasswordChange: boolean }>(
    `select s.member_id as "memberId", s.needs_password_change as "needsPasswordChange",
            ceil(extract(epoch from s.expires_at - now()))::integer as "secondsLeft"
       from identity_sessions s where s.token_hash = $1 and s.brand_id = $2 and ${isLive}`,
    [sessionHash, brandId],
  );
  return rows[0];
}

/** Locks a live session until the end of the transaction: ending it waits. False if it has ended. */
export async function holdSession(db: Queryable, sessionHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_sessions s where s.token_hash = $1 and ${isLive} for share`,
    [sessionHash],
  );
  return rowCount === 1;
}

/** Expired trials that are still open. */
export async function readOverdueTrials(
  db: Queryable,
  seconds: number,
): Promise<{ brandId: number; memberId: bigint }[]> {
  const { rows } = await db.query<{ brandId: number; memberId: bigint }>(
    `select brand_id as "brandId", id as "memberId" from identity_accounts
      where type = ${TRIAL_TYPE} and status = 'active' and created_at < now() - make_interval(secs => $1)
      order by created_at limit 200`,
    [seconds],
  );
  return rows;
}

/** Ends the account's sessions; an already expired one keeps that reason. */
export async function endSessionsOf(
  db: Queryable,
  memberId: bigint,
  reason: SessionEnd,
  except?: Buffer,
): Promise<EndedSession[]> {
  const { rows } = await db.query<EndedSession>(
    `update identity_sessions s set ended_at = clock_timestamp(),
            end_reason = case when ${isLive} then $2 else 'expired' end
      where s.member_id = $1 and s.ended_at is null and ($3::bytea is null or s.token_hash <> $3)
      returning s.token_hash as "sessionHash", s.member_id as "memberId", s.end_reason as reason`,
    [memberId, reason, except ?? null],
  );
  return rows;
}

/** The start of a live session, by the database's clock. */
export async function readSessionStart(
  db: Queryable,
  sessionHash: Buffer,
): Promise<{ since: Date; now: Date } | undefined> {
  const { rows } = await db.query<{ since: Date; now: Date }>(
    `select created_at as since, now() from identity_sessions where token_hash = $1 and ended_at is null`,
    [sessionHash],
  );
  return rows[0];
}

/** Ends one session; undefined if it had ended already. */
export async function endOneSession(
  db: Queryable,
  sessionHash: Buffer,
  reason: SessionEnd,
): Promise<EndedSession | undefined> {
  const { rows } = await db.query<EndedSession>(
    `update identity_sessions set ended_at = clock_timestamp(), end_reason = $2
      where token_hash = $1 and ended_at is null
      returning token_hash as "sessionHash", member_id as "memberId", end_reason as reason`,
    [sessionHash, reason],
  );
  return rows[0];
}

export type FoundSession = Readonly<{
  memberId: bigint;
  account: string;
  type: number;
  needsPasswordChange: boolean;
}>;

/**
 * Finds live sessions by the hashes of their tokens, each of the brand it is asked for; the answers are in the order of
 * what is asked. The same statement records activity, at most once a minute, so that most calls only read; a session
 * that another call is recording is left to it, so that calls never wait for each other.
 */
export async function findSessions(
  db: Queryable,
  asked: readonly Readonly<{ sessionHash: Buffer; brandId: number }>[],
): Promise<(FoundSession | undefined)[]> {
  const { rows } = await db.query<FoundSession & { place: number }>({
    name: 'identity_find_sessions',
    text: `with found as materialized (
             select asked.place, s.token_hash, s.last_seen_at, s.member_id, a.username_display, a.type,
                    s.needs_password_change
               from unnest($1::bytea[], $2::int[]) with ordinality as asked (token_hash, brand_id, place)
               join identity_sessions s on s.token_hash = asked.token_hash and s.brand_id = asked.brand_id
               join identity_accounts a on a.id = s.member_id
              where a.status = 'active' and ${isLive}
           ), due as (
             select s.token_hash from identity_sessions s
              where s.token_hash in (select f.token_hash from found f where f.last_seen_at < now() - interval '1 minute')
                and s.ended_at is null
                for no key update skip locked
           ), seen as (
             update identity_sessions s set last_seen_at = now() from due where s.token_hash = due.token_hash
           )
           select place::int, member_id as "memberId", username_display as account, type,
                  needs_password_change as "needsPasswordChange" from found`,
    values: [asked.map(({ sessionHash }) => sessionHash), asked.map(({ brandId }) => brandId)],
  });
  const found = new Map(rows.map(({ place, ...session }) => [place, session] as const));
  return asked.map((_, index) => found.get(index + 1));
}

/**
 * Sessions that ended since the given time, or lately, and the database's current time. Ends are repeated for ten
 * seconds, so that a late commit is not missed.
 */
export async function readEndedSince(
  db: Queryable,
  since: Date | undefined,
): Promise<{ now: Date; ended: EndedSession[] }> {
  const { rows } = await db.query<{ now: Date } & (EndedSession | { sessionHash: null })>({
    name: 'identity_ended_since',
    text: `select clock.now, s.token_hash as "sessionHash", s.member_id as "memberId", s.end_reason as reason
             from (select clock_timestamp() as now) clock
             left join identity_sessions s on s.ended_at > coalesce($1::timestamptz, clock.now) - interval '10 seconds'`,
    values: [since ?? null],
  });
  const ended = rows.filter((row): row is { now: Date } & EndedSession => row.sessionHash !== null);
  return { now: rows[0]?.now ?? new Date(0), ended };
}

export async function readAccounts(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select ${accountColumns} from identity_accounts a where a.brand_id = $1 and a.id = any($2::bigint[])`,
    [brandId, [...memberIds]],
  );
  return rows;
}

export async function readAccountByName(
  db: Queryable,
  { brandId, usernameKey }: { brandId: number; usernameKey: string },
): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select ${accountColumns} from identity_accounts a where a.brand_id = $1 and a.username_key = $2`,
    [brandId, usernameKey],
  );
  return rows[0];
}

/** A page of a brand's accounts, newest first, whose name contains the literal text. */
export async function readAccountPage(
  db: Queryable,
  query: { brandId: number; search: string; pageNum: number; pageSize: number },
): Promise<{ total: number; accounts: Account[] }> {
  const pattern = `%${query.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const counted = await db.query<{ total: number }>(
    'select count(*)::integer as total from identity_accounts where brand_id = $1 and username_key like $2',
    [query.brandId, pattern],
  );
  const { rows } = await db.query<Account>(
    `select ${accountColumns} from identity_accounts a where a.brand_id = $1 and a.username_key like $2
      order by a.id desc limit $3 offset $4`,
    [query.brandId, pattern, query.pageSize, (query.pageNum - 1) * query.pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, accounts: rows };
}

/** Without trial accounts, which are not registrations. */
export async function countAccountsSince(
  db: Queryable,
  { brandId, since }: { brandId: number; since: Date },
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::integer as total from identity_accounts
      where brand_id = $1 and created_at >= $2 and type <> ${TRIAL_TYPE}`,
    [brandId, since],
  );
  return rows[0]?.total ?? 0;
}

/** Ended sessions are kept for a while, for late queries. */
export async function removeOldSessions(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_sessions', where: pastRetention('identity_sessions', 'ended_at') });
}

/** Marks a batch of expired sessions as ended, which frees the account's one slot, and returns their owners. */
export async function endExpiredSessions(
  db: Queryable,
  { most }: { most: number },
): Promise<{ brandId: number; memberId: bigint }[]> {
  const { rows } = await db.query<{ brandId: number; memberId: bigint }>(
    `update identity_sessions set ended_at = clock_timestamp(), end_reason = 'expired' where token_hash in (
       select token_hash from identity_sessions s where s.ended_at is null and not (${isLive})
        order by token_hash for update skip locked limit $1)
     returning brand_id as "brandId", member_id as "memberId"`,
    [most],
  );
  return rows;
}
