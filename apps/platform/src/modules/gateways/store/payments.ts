import type { Client, Queryable } from '#kit/db.ts';
import type { PaymentRow, PaymentStatus } from '../PaymentRow.ts';

const columns = `p.id, p.brand_id as "brandId", p.gateway_id as "gatewayId", p.order_id as "orderId",
  p.deposit_id as "depositId", p.member_id as "memberId", p.amount, p.currency, p.return_url as "returnUrl", p.status,
  p.external_id as "externalId", p.pay_url as "payUrl", p.paid_amount as "paidAmount", p.paid_currency as "paidCurrency",
  p.fault, p.attempts, p.expires_at as "expiresAt", p.created_at as "createdAt"`;

export type PaymentToOpen = Readonly<{
  brandId: number;
  gatewayId: number;
  depositId: bigint;
  memberId: bigint;
  amount: bigint;
  currency: string;
  returnUrl: string;
  expiresAt: Date;
}>;

/** Inserts the order before the gateway is called, so that no report can arrive too early. */
export async function insertPayment(db: Queryable, payment: PaymentToOpen): Promise<void> {
  await db.query(
    `insert into gateways_payments (brand_id, gateway_id, deposit_id, member_id, amount, currency, return_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      payment.brandId,
      payment.gatewayId,
      payment.depositId,
      payment.memberId,
      payment.amount,
      payment.currency,
      payment.returnUrl,
      payment.expiresAt,
    ],
  );
}

export async function readPaymentOf(db: Queryable, depositId: bigint): Promise<PaymentRow | undefined> {
  const { rows } = await db.query<PaymentRow>(`select ${columns} from gateways_payments p where p.deposit_id = $1`, [
    depositId,
  ]);
  return rows[0];
}

/** The member whose deposit an order is for. */
export async function readPayerOf(
  db: Queryable,
  order: { gatewayId: number; orderId: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from gateways_payments where gateway_id = $1 and order_id = $2`,
    [order.gatewayId, order.orderId],
  );
  return rows[0]?.memberId;
}

/** Locks a gateway's order until the end of the transaction. */
export async function lockPayment(
  client: Client,
  order: { gatewayId: number; orderId: string },
): Promise<PaymentRow | undefined> {
  const { rows } = await client.query<PaymentRow>(
    `select ${columns} from gateways_payments p where p.gateway_id = $1 and p.order_id = $2 for no key update`,
    [order.gatewayId, order.orderId],
  );
  return rows[0];
}

/** Updates an order's state; a settled one is protected by a trigger. */
export async function updatePayment(
  db: Queryable,
  id: bigint,
  change: Partial<Pick<PaymentRow, 'externalId' | 'payUrl' | 'paidAmount' | 'paidCurrency' | 'fault'>> & {
    status: PaymentStatus;
  },
): Promise<void> {
  await db.query(
    `update gateways_payments set status = $2, external_id = coalesce($3, external_id), pay_url = coalesce($4, pay_url),
            paid_amount = coalesce($5, paid_amount), paid_currency = coalesce($6, paid_currency), fault = $7,
            settled_at = case when $2 in ('paid', 'mismatch') then clock_timestamp() end
      where id = $1`,
    [
      id,
      change.status,
      change.externalId ?? null,
      change.payUrl ?? null,
      change.paidAmount ?? null,
      change.paidCurrency ?? null,
      change.fault ?? '',
    ],
  );
}

/** Marks a call with an unknown outcome; a report received meanwhile is kept. */
export async function markPaymentUnknown(db: Queryable, id: bigint, fault: string): Promise<void> {
  await db.query(
    `update gateways_payments set status = case when status = 'creating' then 'unknown' else status end, fault = $2
      where id = $1 and status in ('creating', 'unknown', 'open')`,
    [id, fault.slice(0, 300)],
  );
}

/**
 * Claims orders that are due for polling, each for one process. The backoff doubles up to ten minutes; a payment that
 * was not made within a week of its end is left to the gateway's callback.
 */
export async function claimPayments(db: Queryable, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `update gateways_payments p set attempts = p.attempts + 1,
            ask_at = clock_timestamp() + least(interval '5 seconds' * power(2, least(p.attempts, 10)), interval '10 minutes')
       from (select id from gateways_payments where status in ('creating', 'unknown', 'open') and ask_at <= clock_timestamp()
                and (status <> 'open' or expires_at > now() - interval '7 days')
              order by ask_at limit $1 for no key update skip locked) due
      where p.id = due.id returning ${columns}`,
    [limit],
  );
  return rows;
}

/** Payment pages and states of these deposits' orders. */
export async function readPayments(db: Queryable, depositIds: readonly bigint[]): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select ${columns} from gateways_payments p where p.deposit_id = any($1::bigint[])`,
    [[...depositIds]],
  );
  return rows;
}

/** A gateway's orders created in a time range. */
export async function readPaymentsOfSpan(
  db: Queryable,
  span: { gatewayId: number; from: Date; to: Date },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select ${columns} from gateways_payments p where p.gateway_id = $1 and p.created_at >= $2 and p.created_at < $3
      order by p.id limit 20000`,
    [span.gatewayId, span.from, span.to],
  );
  return rows;
}
