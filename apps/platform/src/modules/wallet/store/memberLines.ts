import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Queryable } from '#kit/db.ts';

type Place = Readonly<{ brandId: number; currency: string }>;

const mainAccount = `a.brand_id = $1 and a.currency = $2 and a.name = 'main' and a.shard = 0 and a.member_id > 0`;

/** Members with entries booked at or after a time. Each account is looked up in turn, so that nobody else's is read. */
export async function readBookedSince(
  db: Queryable,
  { brandId, currency, since }: Place & { since: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>({
    name: 'wallet_booked_since',
    text: `select a.member_id as "memberId"
       from (select distinct e.account_id from wallet_entries e where e.created_at >= $3::timestamptz offset 0) e
      cross join lateral (select a.member_id from wallet_accounts a where a.id = e.account_id and ${mainAccount} offset 0) a`,
    values: [brandId, currency, since],
  });
  return rows.map(({ memberId }) => memberId);
}

/** What the lines of each member's main account that were booked within a stretch come to, by their kind, of some kinds. */
export async function sumKindsOfMembers(
  db: Queryable,
  query: Place & { from: string; to: string; kinds: readonly string[] },
): Promise<{ memberId: bigint; kind: string; amount: bigint }[]> {
  const { rows } = await db.query<{ memberId: bigint; kind: string; amount: bigint }>(
    `select a.member_id as "memberId", e.kind, sum(e.amount)::bigint as amount
       from wallet_entries e join wallet_accounts a on a.id = e.account_id
      where e.created_at >= $3::timestamptz and e.created_at < $4::timestamptz and e.kind = any ($5::text[])
        and ${mainAccount}
      group by 1, 2 order by 1, 2`,
    [query.brandId, query.currency, query.from, query.to, query.kinds],
  );
  return rows;
}

export type LineSum = {
  memberId: bigint;
  /** The day of booking by the brand's clock. */
  day: string;
  kind: TransactionKind;
  lines: bigint;
  in: bigint;
  out: bigint;
};

/**
 * Sums of members' main accounts after a version each, by day and kind. Versions have no gaps. Each member's account is
 * looked up in turn, so that nobody else's is read.
 */
export async function sumLinesAfter(
  db: Queryable,
  query: Place & { timeZone: string; counted: readonly Readonly<{ memberId: bigint; version: bigint }>[] },
): Promise<LineSum[]> {
  const { rows } = await db.query<LineSum>({
    name: 'wallet_lines_after',
    text: `select k.member_id as "memberId", l.day::text as day, l.kind, l.lines, l.in, l.out
       from (select * from unnest($4::bigint[], $5::bigint[]) as u (member_id, version) offset 0) k
      cross join lateral (select a.id from wallet_accounts a
         where a.member_id = k.member_id and ${mainAccount} and a.version > k.version offset 0) a
      cross join lateral (
         select (e.created_at at time zone $3)::date as day, e.kind, count(*) as lines,
                coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
                coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out
           from wallet_entries e where e.account_id = a.id and e.version > k.version
          group by 1, 2 offset 0) l`,
    values: [
      ...[query.brandId, query.currency, query.timeZone],
      ...[query.counted.map(({ memberId }) => memberId), query.counted.map(({ version }) => version)],
    ],
  });
  return rows;
}
