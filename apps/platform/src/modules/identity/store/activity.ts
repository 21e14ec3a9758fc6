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

/** Audience: all members of a brand, those registered within some days, or those without a login for some days. */
export type Wanted = Readonly<{ brandId: number; withinDays?: number | undefined; silentDays?: number | undefined }>;

const wantedText = `a.brand_id = $1 and a.type <> ${TRIAL_TYPE}
  and ($2::integer is null or a.created_at > now() - make_interval(days => $2))
  and ($3::integer is null or coalesce(a.last_login_at, a.created_at) < now() - make_interval(days => $3))`;

/** The next accounts of an audience by id, without trials. */
export async function nextOf(
  db: Queryable,
  { brandId, withinDays, silentDays, after, limit }: Wanted & { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from identity_accounts a where ${wantedText} and a.id > $4 order by a.id limit $5`,
    [brandId, withinDays ?? null, silentDays ?? null, after, limit],
  );
  return rows.map(({ id }) => id);
}

export async function countOf(db: Queryable, { brandId, withinDays, silentDays }: Wanted): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from identity_accounts a where ${wantedText}`,
    [brandId, withinDays ?? null, silentDays ?? null],
  );
  return rows[0]?.count ?? 0;
}
