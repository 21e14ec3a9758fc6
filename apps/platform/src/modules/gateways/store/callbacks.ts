import type { Client } from '#kit/db.ts';

/** The stored response of an event, with the hash of its bytes. */
export async function readEvent(
  client: Client,
  event: { gatewayId: number; eventId: string },
): Promise<{ hash: Buffer; answer: string } | undefined> {
  const { rows } = await client.query<{ hash: Buffer; answer: string }>(
    `select body_hash as hash, answer from gateways_callbacks where gateway_id = $1 and event_id = $2`,
    [event.gatewayId, event.eventId],
  );
  return rows[0];
}

/** Stores the response of an event; false if another event of the same id was stored first. */
export async function insertEvent(
  client: Client,
  event: { gatewayId: number; eventId: string; hash: Buffer; orderId: string; answer: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into gateways_callbacks (gateway_id, event_id, body_hash, order_id, answer) values ($1, $2, $3, $4, $5)
     on conflict (gateway_id, event_id) do nothing`,
    [event.gatewayId, event.eventId, event.hash, event.orderId, event.answer],
  );
  return rowCount === 1;
}
