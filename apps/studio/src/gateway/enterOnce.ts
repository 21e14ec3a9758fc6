import { createHash, randomUUID } from 'node:crypto';
import { StudioError } from '../StudioError.ts';
import type { Gateway } from './Gateway.ts';
import type { PayOrder } from './PayOrder.ts';
import { enterOrder } from './store.ts';

type Asked = { orderId: string; amount: string; currency: string; returnUrl?: string; expiresAt?: string };

/** Enters an order under its merchant's id; the same order again is answered with what stands, another one is refused. */
export async function enterOnce(
  { pool, clock }: Gateway,
  { id: merchant }: { id: string },
  kind: PayOrder['kind'],
  asked: Asked,
): Promise<PayOrder> {
  const content = createHash('sha256').update(JSON.stringify(asked)).digest();
  const { orderId, amount, currency, returnUrl = '', expiresAt } = asked;
  const order = await enterOrder(pool, {
    ...{ id: randomUUID(), merchant, kind, order_id: orderId, amount, currency, status: 'open' },
    ...{ return_url: returnUrl, expires_at: expiresAt === undefined ? null : new Date(expiresAt) },
    ...{ content_hash: content, created_at: clock() },
  });
  if (!order.content_hash.equals(content)) {
    throw new StudioError('requestIdReused', 'Another order stands under this id.');
  }
  return order;
}
