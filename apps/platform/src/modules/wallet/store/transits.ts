import type { Queryable } from '#kit/db.ts';

export type Arrival = {
  status: 'arrived' | 'refused';
  brandId: number;
  memberId: bigint;
  currency: string;
  balance: bigint;
  version: bigint;
};

/** The result of delivering a transit; undefined if it was settled before. A transaction of its own. */
export async function settleArrival(db: Queryable, transitId: bigint): Promise<Arrival | undefined> {
  const { rows } = await db.query<Arrival>(
    `select status, brand as "brandId", member as "memberId", currency, balance, version from wallet_arrive($1)`,
    [transitId],
  );
  return rows[0];
}

export type GivenBack = Omit<Arrival, 'status'> & { payeeId: bigint; amount: bigint };

/** Returns a refused transit; undefined if there is nothing to return. */
export async function settleReturn(db: Queryable, transitId: bigint): Promise<GivenBack | undefined> {
  const { rows } = await db.query<GivenBack>(
    `select brand as "brandId", member as "memberId", payee as "payeeId", currency, amount, balance, version
       from wallet_give_back($1)`,
    [transitId],
  );
  return rows[0];
}

export type Refused = { brandId: number; memberId: bigint; payeeId: bigint };

/** Transits to be returned. */
export async function readRefused(db: Queryable, transitId: bigint): Promise<Refused | undefined> {
  const { rows } = await db.query<Refused>(
    `select brand_id as "brandId", member_id as "memberId", payee_id as "payeeId" from wallet_transits
      where id = $1 and status = 'refused'`,
    [transitId],
  );
  return rows[0];
}

/** Transits older than their own job's grace period, oldest first. */
export async function readWaiting(db: Queryable, seconds: number, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from wallet_transits where ended_at is null and sent_at <= clock_timestamp() - $1 * interval '1 second'
      order by sent_at limit $2`,
    [seconds, limit],
  );
  return rows.map(({ id }) => id);
}

/** What became of what was sent under these keys; what was sent before there was anything under way is left out. */
export async function readTransits(
  db: Queryable,
  { brandId, scope, keys }: { brandId: number; scope: string; keys: readonly string[] },
): Promise<Map<string, 'underWay' | 'arrived' | 'returned'>> {
  const { rows } = await db.query<{ key: string; status: 'underWay' | 'arrived' | 'returned' }>(
    `select key, case when status in ('arrived', 'returned') then status else 'underWay' end as status
       from wallet_transits where brand_id = $1 and scope = $2 and key = any ($3::text[])`,
    [brandId, scope, keys],
  );
  return new Map(rows.map(({ key, status }) => [key, status]));
}

/** To whom money of a member is under way: little at any time, and `wallet_transits_open` holds nothing else. */
export async function readPayeesUnderWay(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<Set<bigint>> {
  const { rows } = await db.query<{ payeeId: bigint }>(
    `select distinct payee_id as "payeeId" from wallet_transits
      where ended_at is null and brand_id = $1 and member_id = $2`,
    [brandId, memberId],
  );
  return new Set(rows.map(({ payeeId }) => payeeId));
}
