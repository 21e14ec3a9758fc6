import type { Client, Queryable } from '#kit/db.ts';

type Who = Readonly<{ brandId: number; memberId: bigint }>;

export type QuotaRow = Readonly<{ fromBps: number; toBps: number; granted: number; used: number }>;

/** The quotas of an agent per rebate interval. */
export async function readQuotas(db: Queryable, { brandId, memberId }: Who): Promise<QuotaRow[]> {
  const { rows } = await db.query<QuotaRow>(
    `select from_bps as "fromBps", to_bps as "toBps", granted, used from agents_quotas
      where member_id = $2 and brand_id = $1 order by from_bps`,
    [brandId, memberId],
  );
  return rows;
}

/** Takes one from the quota of a rebate's interval; false if none is left. */
export async function takeQuota(
  client: Client,
  { brandId, memberId, rebateBps, forId }: Who & { rebateBps: number; forId: bigint },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with taken as (
       update agents_quotas set used = used + 1
        where member_id = $2 and brand_id = $1 and from_bps < $3 and to_bps >= $3 and used < granted
       returning from_bps, granted, used)
     insert into agents_changes (brand_id, member_id, what, detail, by_member)
     select $1, $2, 'used', jsonb_build_object('fromBps', from_bps, 'granted', granted, 'used', used,
            'rebateBps', $3::int, 'forMember', $4::text), $2 from taken`,
    [brandId, memberId, rebateBps, String(forId)],
  );
  return rowCount === 1;
}

/** Sets the quota of an interval; false if more are used already. */
export async function grantQuota(
  client: Client,
  quota: Who & { fromBps: number; toBps: number; granted: number; by: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with set as (
       insert into agents_quotas as q (brand_id, member_id, from_bps, to_bps, granted) values ($1, $2, $3, $4, $5)
       on conflict (member_id, from_bps) do update set granted = excluded.granted
         where q.used <= excluded.granted and q.to_bps = excluded.to_bps and q.brand_id = excluded.brand_id
       returning granted, used)
     insert into agents_changes (brand_id, member_id, what, detail, by_operator)
     select $1, $2, 'granted', jsonb_build_object('fromBps', $3::int, 'toBps', $4::int, 'granted', granted, 'used', used),
            $6 from set`,
    [quota.brandId, quota.memberId, quota.fromBps, quota.toBps, quota.granted, quota.by],
  );
  return rowCount === 1;
}

/** Until the end of the transaction an agent's quotas are changed by one operator at a time. */
export async function holdQuotas(client: Client, memberId: bigint): Promise<void> {
  await client.query('select from agents_members where member_id = $1 for no key update', [memberId]);
}

export type QuotaChange = Readonly<{
  id: bigint;
  what: 'granted' | 'used';
  fromBps: number;
  /** Null for a used one. */
  toBps: number | null;
  granted: number;
  used: number;
  /** The account that used it. */
  forId: bigint | null;
  byOperator: string;
  at: Date;
}>;

/** The change log of an agent's quotas, newest first. */
export async function readQuotaChanges(
  db: Queryable,
  { brandId, memberId }: Who,
  page: { limit: number; offset: number },
): Promise<{ rows: QuotaChange[]; total: number }> {
  const where = `member_id = $2 and brand_id = $1 and what in ('granted', 'used')`;
  const { rows } = await db.query<QuotaChange>(
    `select id, what, (detail ->> 'fromBps')::int as "fromBps", (detail ->> 'toBps')::int as "toBps",
            (detail ->> 'granted')::int as granted, (detail ->> 'used')::int as used,
            (detail ->> 'forMember')::bigint as "forId", by_operator as "byOperator", at
       from agents_changes where ${where} order by at desc, id desc limit $3 offset $4`,
    [brandId, memberId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from agents_changes where ${where}`,
    [brandId, memberId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
