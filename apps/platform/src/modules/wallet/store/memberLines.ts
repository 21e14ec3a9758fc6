import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Queryable } from '#kit/db.ts';

type Place = Readonly<{ brandId: number; currency: string }>;

const mainAccount = `a.brand_id = $1 and a.currency = $2 and a.name = 'main' and a.shard = 0 and a.member_id > 0`;

/** Whose main accounts had a line booked at or after a moment. */
export async function readBookedSince(
  db: Queryable,
  { brandId, currency, since }: Place & { since: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select a.member_id as "memberId"
       from (select distinct e.account_id from wallet_entries e where e.created_at >= $3::timestamptz) e
       join wallet_accounts a on a.id = e.account_id where ${mainAccount}`,
    [brandId, currency, since],
  );
  return rows.map(({ memberId }) => memberId);
}

export type LineSum = {
  memberId: bigint;
  /** The day of the booking by the brand's clock. */
  day: string;
  kind: TransactionKind;
  lines: bigint;
  in: bigint;
  out: bigint;
};

/** What the lines of members' main accounts after a version each come to, by day and kind. Versions have no gaps. */
export async function sumLinesAfter(
  db: Queryable,
  query: Place & { timeZone: string; counted: readonly Readonly<{ memberId: bigint; version: bigint }>[] },
): Promise<LineSum[]> {
  const { rows } = await db.query<LineSum>(
    `select a.member_id as "memberId", l.day::text as day, l.kind, l.lines, l.in, l.out
       from (select * from unnest($4::bigint[], $5::bigint[]) as u (member_id, version) offset 0) k
       join wallet_accounts a on a.member_id = k.member_id and ${mainAccount} and a.version > k.version
       cross join lateral (
         select (e.created_at at time zone $3)::date as day, e.kind, count(*) as lines,
                coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
                coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out
           from wallet_entries e where e.account_id = a.id and e.version > k.version
          group by 1, 2 offset 0) l`,
    [
      ...[query.brandId, query.currency, query.timeZone],
      ...[query.counted.map(({ memberId }) => memberId), query.counted.map(({ version }) => version)],
    ],
  );
  return rows;
}
