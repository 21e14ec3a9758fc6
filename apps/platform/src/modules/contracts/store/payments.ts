import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { Queryable } from '#kit/db.ts';
import type { PaymentRow } from '../PaymentRow.ts';

type Asked = Readonly<{
  brandId: number;
  memberId: bigint;
  kinds: readonly ContractKind[];
  /** Days of the brand, both included. */
  from: string;
  to: string;
  timeZone: string;
}>;

type Page = Readonly<{
  limit: number;
  offset?: number;
  /** The payment before them. */
  after?: Readonly<{ billId: bigint | string; attempt: number }> | undefined;
}>;

/** What a member was paid within some days by bills of some kinds, newest first, with the sum of everything. */
export async function readPayments(
  db: Queryable,
  { brandId, memberId, kinds, from, to, timeZone }: Asked,
  { limit, offset = 0, after }: Page,
): Promise<{ rows: PaymentRow[]; total: number; paid: bigint }> {
  const where = `p.member_id = $2 and p.brand_id = $1 and p.kind = any ($3::text[])
    and p.paid_at >= $4::date::timestamp at time zone $6 and p.paid_at < ($5::date + 1)::timestamp at time zone $6`;
  const values = [brandId, memberId, kinds, from, to, timeZone];
  const { rows } = await db.query<PaymentRow>(
    `select p.bill_id as "billId", p.attempt, p.kind, b.payer_id as "payerId", b.member_id as "memberId",
            b.from_day::text as "fromDay", b.to_day::text as "toDay", b.slot_at as "slotAt", p.amount, p.paid_at as "paidAt"
       from (select * from contracts_payments p
              where ${where} and ($9::bigint is null or (p.paid_at, p.bill_id, p.attempt) <
                    (select l.paid_at, l.bill_id, l.attempt from contracts_payments l where l.bill_id = $9 and l.attempt = $10))
              order by p.paid_at desc, p.bill_id desc, p.attempt desc limit $7 offset $8) p
       join contracts_bills b on b.id = p.bill_id
      order by p.paid_at desc, p.bill_id desc, p.attempt desc`,
    [...values, limit, offset, after?.billId ?? null, after?.attempt ?? null],
  );
  const summed = await db.query<{ total: number; paid: bigint }>(
    `select count(*)::int as total, coalesce(sum(p.amount), 0)::bigint as paid from contracts_payments p where ${where}`,
    values,
  );
  return { rows, ...(summed.rows[0] ?? { total: 0, paid: 0n }) };
}
