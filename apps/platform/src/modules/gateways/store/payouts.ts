import type { Client, Queryable } from '#kit/db.ts';
import type { PayoutRow, PayoutStatus } from '../PayoutRow.ts';

const columns = `o.id, o.brand_id as "brandId", o.gateway_id as "gatewayId", o.order_id as "orderId",
  o.withdrawal_id as "withdrawalId", o.member_id as "memberId", o.amount, o.currency, o.kind, o.bank, o.branch,
  o.holder_name as "holderName", o.number_key as "number", o.status, o.external_id as "externalId", o.fault, o.attempts,
  o.created_at as "createdAt"`;

export type PayoutToOpen = Readonly<
  Pick<
    PayoutRow,
    | 'brandId'
    | 'gatewayId'
    | 'withdrawalId'
    | 'memberId'
    | 'amount'
    | 'currency'
    | 'kind'
    | 'bank'
    | 'branch'
    | 'holderName'
    | 'number'
  >
>;

/**
 * Inserts the order before the gateway is called; a second one beside one that has not failed violates a unique index.
 */
export async function insertPayout(db: Queryable, payout: PayoutToOpen): Promise<PayoutRow> {
  const { rows } = await db.query<PayoutRow>(
    `insert into gateways_payouts as o (brand_id, gateway_id, withdrawal_id, member_id, amount, currency, kind, bank, branch,
       holder_name, number_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
    [
      payout.brandId,
      payout.gatewayId,
      payout.withdrawalId,
      payout.memberId,
      payout.amount,
      payout.currency,
      payout.kind,
      payout.bank,
      payout.branch,
      payout.holderName,
      payout.number,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The payout was not written.');
  return row;
}

/** The member whose withdrawal an order is for. */
export async function readPayeeOf(
  db: Queryable,
  order: { gatewayId: number; orderId: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from gateways_payouts where gateway_id = $1 and order_id = $2`,
    [order.gatewayId, order.orderId],
  );
  return rows[0]?.memberId;
}

/** Locks a gateway's order until the end of the transaction. */
export async function lockPayout(
  client: Client,
  order: { gatewayId: number; orderId: string },
): Promise<PayoutRow | undefined> {
  const { rows } = await client.query<PayoutRow>(
    `select ${columns} from gateways_payouts o where o.gateway_id = $1 and o.order_id = $2 for no key update`,
    [order.gatewayId, order.orderId],
  );
  return rows[0];
}

/** Updates an order's state; an ended one is protected by a trigger. */
export async function updatePayout(
  db: Queryable,
  id: bigint,
  change: { status: PayoutStatus; externalId?: string; fault?: string },
): Promise<void> {
  await db.query(
    `update gateways_payouts set status = $2, external_id = coalesce($3, external_id), fault = $4,
            settled_at = case when $2 in ('paid', 'failed') then clock_timestamp() end
      where id = $1`,
    [id, change.status, change.externalId ?? null, change.fault ?? ''],
  );
}

/** Marks a call with an unknown outcome; a report received meanwhile is kept. */
export async function markPayoutUnknown(db: Queryable, id: bigint, fault: string): Promise<void> {
  await db.query(
    `update gateways_payouts set status = case when status = 'sending' then 'unknown' else status end, fault = $2
      where id = $1 and status in ('sending', 'unknown', 'accepted')`,
    [id, fault.slice(0, 300)],
  );
}

/**
 * Claims orders that are due for polling, each for one process; the backoff doubles up to ten minutes and never ends.
 */
export async function claimPayouts(db: Queryable, limit: number): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    `update gateways_payouts o set attempts = o.attempts + 1,
            ask_at = clock_timestamp() + least(interval '5 seconds' * power(2, least(o.attempts, 10)), interval '10 minutes')
       from (select id from gateways_payouts where status in ('sending', 'unknown', 'accepted')
                and ask_at <= clock_timestamp() order by ask_at limit $1 for no key update skip locked) due
      where o.id = due.id returning ${columns}`,
    [limit],
  );
  return rows;
}

/** The latest order of each of these withdrawals. */
export async function readPayouts(db: Queryable, withdrawalIds: readonly bigint[]): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    `select distinct on (o.withdrawal_id) ${columns} from gateways_payouts o
      where o.withdrawal_id = any($1::bigint[]) order by o.withdrawal_id, o.id desc`,
    [[...withdrawalIds]],
  );
  return rows;
}

/** A gateway's orders created in a time range. */
export async function readPayoutsOfSpan(
  db: Queryable,
  span: { gatewayId: number; from: Date; to: Date },
): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    `select ${columns} from gateways_payouts o where o.gateway_id = $1 and o.created_at >= $2 and o.created_at < $3
      order by o.id limit 20000`,
    [span.gatewayId, span.from, span.to],
  );
  return rows;
}
