import type { Client, Queryable } from '#kit/db.ts';
import type { BillRow } from '../BillRow.ts';

/** A queued notification of a bill. */
export type News = Pick<
  BillRow,
  'brandId' | 'contractId' | 'kind' | 'payerId' | 'memberId' | 'currency' | 'fromDay' | 'toDay' | 'amount' | 'paid'
> &
  Readonly<{ billId: bigint; what: 'paid' | 'short' }>;

/** Pending notifications, oldest bills first. */
export async function readNews(db: Queryable, limit: number): Promise<News[]> {
  const { rows } = await db.query<News>(
    `select n.bill_id as "billId", n.what, b.brand_id as "brandId", b.contract_id as "contractId", b.kind,
            b.payer_id as "payerId", b.member_id as "memberId", b.currency, b.from_day::text as "fromDay",
            b.to_day::text as "toDay", b.amount, b.paid
       from contracts_news n join contracts_bills b on b.id = n.bill_id order by n.bill_id, n.what limit $1`,
    [limit],
  );
  return rows;
}

/** Claims notifications; of concurrent workers one gets each. */
export async function takeNews(client: Client, news: readonly News[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `delete from contracts_news n using unnest($1::bigint[], $2::text[]) as t (id, what)
      where n.bill_id = t.id and n.what = t.what returning n.bill_id || ' ' || n.what as key`,
    [news.map(({ billId }) => billId), news.map(({ what }) => what)],
  );
  return new Set(rows.map(({ key }) => key));
}
