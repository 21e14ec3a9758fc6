import type { Queryable } from '#kit/db.ts';
import { ONLINE_MINUTES, TRIAL_TYPE } from '../rules.ts';

const lastIn = 'coalesce(a.last_login_at, a.created_at)';

/** A brand's accounts that were opened or logged in since a time. */
export async function readCameInSince(
  db: Queryable,
  { brandId, since }: { brandId: number; since: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'identity_came_in_since',
    text: `select a.id from identity_accounts a where a.brand_id = $1 and ${lastIn} >= $2::timestamptz`,
    values: [brandId, since],
  });
  return rows.map(({ id }) => id);
}

/** The last login, or opening, of each of some accounts. */
export async function readLastIn(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Map<bigint, Date>> {
  const { rows } = await db.query<{ id: bigint; at: Date }>({
    name: 'identity_last_in',
    text: `select a.id, ${lastIn} as at from identity_accounts a where a.brand_id = $1 and a.id = any ($2::bigint[])`,
    values: [brandId, memberIds],
  });
  return new Map(rows.map(({ id, at }) => [id, at]));
}

type Below = Readonly<{ brandId: number; agentId: bigint; scope: 'team' | 'direct' }>;

/** The team's part of a statement; finding it is up to the tree's own functions. */
const below = (scope: Below['scope']): string => (scope === 'team' ? 'agents_team($2)' : 'agents_direct($2)');

/** Of each of some stretches of time, the number of a team's members whose last login is in it. */
export async function countLastIn(
  db: Queryable,
  {
    brandId,
    agentId,
    scope,
    stretches,
  }: Below & Readonly<{ stretches: readonly Readonly<{ from: Date; to: Date }>[] }>,
): Promise<number[]> {
  const { rows } = await db.query<{ count: number }>(
    `select c.count from unnest($3::timestamptz[], $4::timestamptz[]) with ordinality as s (first, last, no)
      cross join lateral (
         select count(*)::integer as count from identity_accounts a join ${below(scope)} t on t.member_id = a.id
          where a.brand_id = $1 and ${lastIn} >= s.first and ${lastIn} < s.last offset 0) c
      order by s.no`,
    [brandId, agentId, stretches.map(({ from }) => from), stretches.map(({ to }) => to)],
  );
  return rows.map(({ count }) => count);
}

/** The number of a team's members online. */
export async function countThere(db: Queryable, { brandId, agentId, scope }: Below): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: `identity_there_${scope}`,
    text: `select count(*)::integer as count from identity_sessions s join ${below(scope)} t on t.member_id = s.member_id
      where s.brand_id = $1 and s.ended_at is null
        and s.last_seen_at > now() - make_interval(mins => ${ONLINE_MINUTES})`,
    values: [brandId, agentId],
  });
  return rows[0]?.count ?? 0;
}

/** `after` is the member before them. */
type Page = Readonly<{ limit: number; offset?: number; after?: bigint | undefined }>;

/** A page of those of a team who are there now, in the order of their numbers. */
export async function listThere(
  db: Queryable,
  { brandId, agentId, scope, limit, offset = 0, after = 0n }: Below & Page,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select s.member_id as id from identity_sessions s join ${below(scope)} t on t.member_id = s.member_id
      where s.brand_id = $1 and s.ended_at is null
        and s.last_seen_at > now() - make_interval(mins => ${ONLINE_MINUTES}) and s.member_id > $5
      order by s.member_id limit $3 offset $4`,
    [brandId, agentId, limit, offset, after],
  );
  return rows.map(({ id }) => id);
}

/** A page of those of a team who have not come in since a moment, in the order of their numbers. */
export async function listSilent(
  db: Queryable,
  { brandId, agentId, scope, since, limit, offset = 0, after = 0n }: Below & Page & { since: Date },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from ${below(scope)} t join identity_accounts a on a.id = t.member_id
      where a.brand_id = $1 and ${lastIn} < $3::timestamptz and a.id > $6 order by a.id limit $4 offset $5`,
    [brandId, agentId, since, limit, offset, after],
  );
  return rows.map(({ id }) => id);
}

/** A page of those in an agent's team whose name begins with some letters, in the order of their numbers. */
export async function findNamed(
  db: Queryable,
  { brandId, agentId, search, limit, offset = 0, after = 0n }: Omit<Below, 'scope'> & Page & { search: string },
): Promise<{ memberIds: bigint[]; total: number }> {
  const from = `identity_accounts a join agents_team($2) t on t.member_id = a.id
    where a.brand_id = $1 and starts_with(a.username_key, lower($3))`;
  const { rows } = await db.query<{ id: bigint }>(
    `select a.id from ${from} and a.id > $6 order by a.id limit $4 offset $5`,
    [brandId, agentId, search, limit, offset, after],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::integer as total from ${from}`, [
    brandId,
    agentId,
    search,
  ]);
  return { memberIds: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

export type SignIn = { memberId: bigint; account: string; type: number; at: Date; isLive: boolean };

/** A brand's latest logins, newest first, without trials. */
export async function readLatestSignIns(
  db: Queryable,
  { brandId, limit }: { brandId: number; limit: number },
): Promise<SignIn[]> {
  const { rows } = await db.query<SignIn>({
    name: 'identity_latest_sign_ins',
    text: `select s.member_id as "memberId", a.username_display as account, a.type, s.created_at as at,
                  s.ended_at is null as "isLive"
             from identity_sessions s join identity_accounts a on a.id = s.member_id
            where s.brand_id = $1 and a.type <> $3 order by s.created_at desc limit $2`,
    values: [brandId, limit, TRIAL_TYPE],
  });
  return rows;
}
