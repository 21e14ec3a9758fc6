import type { Queryable } from '#kit/db.ts';
import { ONLINE_MINUTES, TRIAL_TYPE } from '../rules.ts';

type Many = Readonly<{ brandId: number; memberIds: readonly bigint[] }>;

const isThere = `exists (select from identity_sessions s
  where s.member_id = a.id and s.ended_at is null and s.last_seen_at > now() - make_interval(mins => ${ONLINE_MINUTES}))`;

/** Which of these accounts are online. */
export async function onlineAmong(db: Queryable, { brandId, memberIds }: Many): Promise<Set<bigint>> {
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from identity_accounts a where a.brand_id = $1 and a.id = any ($2::bigint[]) and ${isThere}`,
    [brandId, memberIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A brand's accounts by name prefix, at most a thousand. */
export async function named(
  db: Queryable,
  { brandId, search }: { brandId: number; search: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from identity_accounts where brand_id = $1 and starts_with(username_key, lower($2)) order by id limit 1000`,
    [brandId, search],
  );
  return rows.map(({ id }) => id);
}

/** What is asked of a brand's members: registered within some days or before, a login within some days or none. */
export type Wanted = Readonly<{
  brandId: number;
  withinDays?: number | undefined;
  openedDays?: number | undefined;
  activeDays?: number | undefined;
  silentDays?: number | undefined;
  languages?: readonly string[] | undefined;
  currencies?: readonly string[] | undefined;
}>;

const wantedText = `a.brand_id = $1 and a.type <> ${TRIAL_TYPE}
  and ($2::integer is null or a.created_at > now() - make_interval(days => $2))
  and ($3::integer is null or a.created_at <= now() - make_interval(days => $3))
  and ($4::integer is null or coalesce(a.last_login_at, a.created_at) >= now() - make_interval(days => $4))
  and ($5::integer is null or coalesce(a.last_login_at, a.created_at) < now() - make_interval(days => $5))
  and ($6::text[] is null or a.language = any ($6))
  and ($7::text[] is null or a.currency = any ($7))`;

const wantedValues = ({ brandId, withinDays, openedDays, activeDays, silentDays, ...of }: Wanted): unknown[] => [
  ...[brandId, withinDays ?? null, openedDays ?? null, activeDays ?? null, silentDays ?? null],
  ...[of.languages ?? null, of.currencies ?? null],
];

/** The next accounts of an audience by id, without trials. */
export async function nextOf(
  db: Queryable,
  { after, limit, ...wanted }: Wanted & { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from identity_accounts a where ${wantedText} and a.id > $8 order by a.id limit $9`,
    [...wantedValues(wanted), after, limit],
  );
  return rows.map(({ id }) => id);
}

export async function countOf(db: Queryable, wanted: Wanted): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from identity_accounts a where ${wantedText}`,
    wantedValues(wanted),
  );
  return rows[0]?.count ?? 0;
}

/** Which of some accounts are wanted, by id. */
export async function accountsAmong(
  db: Queryable,
  { memberIds, ...wanted }: Wanted & { memberIds: readonly bigint[] },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from identity_accounts a where ${wantedText} and a.id = any ($8::bigint[]) order by a.id`,
    [...wantedValues(wanted), memberIds],
  );
  return rows.map(({ id }) => id);
}

/** Part of a walk over accounts by id: those that were found, the last one that was looked at, and whether it was the end. */
export type AccountStep = Readonly<{ memberIds: readonly bigint[]; last: bigint; isDone: boolean }>;

/** Looks at the next `limit` accounts of a brand, however few of them are wanted. */
export async function scanAccounts(
  db: Queryable,
  { after, limit, ...wanted }: Wanted & { after: bigint; limit: number },
): Promise<AccountStep> {
  const { rows } = await db.query<{ id: bigint; isWanted: boolean }>(
    `select a.id, (${wantedText}) as "isWanted"
       from (select * from identity_accounts where brand_id = $1 and id > $8 order by id limit $9) a order by a.id`,
    [...wantedValues(wanted), after, limit],
  );
  return {
    memberIds: rows.filter(({ isWanted }) => isWanted).map(({ id }) => id),
    last: rows.at(-1)?.id ?? after,
    isDone: rows.length < limit,
  };
}
