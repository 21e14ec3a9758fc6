import type pg from 'pg';
import type { PayOrder } from './PayOrder.ts';

const orderColumns = `id, merchant, kind, order_id as "orderId", amount, currency, status, return_url as "returnUrl",
  expires_at as "expiresAt", content_hash as "contentHash", created_at as "createdAt"`;

type Query = Pick<pg.Pool, 'query'>;

/** Inserts an order, or returns the existing one of its id. */
export async function enterOrder(query: Query, order: PayOrder): Promise<PayOrder> {
  await query.query(
    `insert into studio_pay_orders (id, merchant, kind, order_id, amount, currency, status, return_url, expires_at,
       content_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (merchant, kind, order_id) do nothing`,
    [
      order.id,
      order.merchant,
      order.kind,
      order.orderId,
      order.amount,
      order.currency,
      order.status,
      order.returnUrl,
      order.expiresAt,
      order.contentHash,
      order.createdAt,
    ],
  );
  const found = await findOrder(query, order);
  if (!found) throw new Error('The order is not there.');
  return found;
}

export async function findOrder(
  query: Query,
  { merchant, kind, orderId }: Pick<PayOrder, 'merchant' | 'kind' | 'orderId'>,
): Promise<PayOrder | undefined> {
  const { rows } = await query.query<PayOrder>(
    `select ${orderColumns} from studio_pay_orders where merchant = $1 and kind = $2 and order_id = $3`,
    [merchant, kind, orderId],
  );
  return rows[0];
}

export async function findById(query: Query, id: string): Promise<PayOrder | undefined> {
  const { rows } = await query.query<PayOrder>(`select ${orderColumns} from studio_pay_orders where id = $1`, [id]);
  return rows[0];
}

/** Ends an open order; among concurrent callers only one gets the row. */
export async function endOrder(query: Query, id: string, status: 'paid' | 'failed'): Promise<PayOrder | undefined> {
  const { rows } = await query.query<PayOrder>(
    `update studio_pay_orders set status = $2 where id = $1 and status = 'open' returning ${orderColumns}`,
    [id, status],
  );
  return rows[0];
}

export async function listOrders(
  query: Query,
  { merchant, from, to }: { merchant: string; from: string; to: string },
): Promise<PayOrder[]> {
  const { rows } = await query.query<PayOrder>(
    `select ${orderColumns} from studio_pay_orders where merchant = $1 and created_at >= $2 and created_at < $3
      order by created_at limit 20000`,
    [merchant, from, to],
  );
  return rows;
}

export interface PayReport {
  id: string;
  merchant: string;
  body: string;
  attempts: number;
}

export async function addReport(
  query: Query,
  report: Pick<PayReport, 'id' | 'merchant' | 'body'> & { dueAt: Date },
): Promise<void> {
  await query.query('insert into studio_pay_reports (id, merchant, body, due_at) values ($1, $2, $3, $4)', [
    report.id,
    report.merchant,
    report.body,
    report.dueAt,
  ]);
}

/** Claims due reports, each for one process; the next attempt is scheduled before this one. */
export async function claimReports(query: Query, now: Date, limit: number): Promise<PayReport[]> {
  const { rows } = await query.query<PayReport>(
    `update studio_pay_reports r set attempts = r.attempts + 1,
            due_at = $1::timestamptz + least(interval '5 seconds' * power(2, r.attempts), interval '5 minutes')
       from (select id from studio_pay_reports where sent_at is null and due_at <= $1 and attempts < 12
              order by due_at limit $2 for update skip locked) due
      where r.id = due.id returning r.id, r.merchant, r.body, r.attempts`,
    [now, limit],
  );
  return rows;
}

export async function finishReport(query: Query, id: string, now: Date): Promise<void> {
  await query.query('update studio_pay_reports set sent_at = $2 where id = $1', [id, now]);
}

/** The planned outcome and time of a payout. */
export async function planEnd(
  query: Query,
  end: { id: string; status: 'paid' | 'failed'; dueAt: Date },
): Promise<void> {
  await query.query('insert into studio_pay_ends (pay_id, status, due_at) values ($1, $2, $3) on conflict do nothing', [
    end.id,
    end.status,
    end.dueAt,
  ]);
}

export async function takeDueEnds(query: Query, now: Date): Promise<{ payId: string; status: 'paid' | 'failed' }[]> {
  const { rows } = await query.query<{ payId: string; status: 'paid' | 'failed' }>(
    'delete from studio_pay_ends where due_at <= $1 returning pay_id as "payId", status',
    [now],
  );
  return rows;
}
