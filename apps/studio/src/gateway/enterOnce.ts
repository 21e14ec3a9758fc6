import { createHash, randomUUID } from 'node:crypto';
import { StudioError } from '../StudioError.ts';
import type { Gateway } from './Gateway.ts';
import type { PayOrder } from './PayOrder.ts';
import { enterOrder } from './store.ts';

type Asked = { orderId: string; amount: string; currency: string; returnUrl?: string; expiresAt?: string };

/** Inserts an order under its merchant's id; a repeated one returns the existing order, other content is refused. */
export async function enterOnce(
  { pool, clock }: Gateway,
  { id: merchant }: { id: string },
  kind: PayOrder['kind'],
  asked: Asked,
): Promise<PayOrder> {
  const content = createHash('sha256').update(JSON.stringify(asked)).digest();
  const { orderId, amount, currency, returnUrl = '', expiresAt } = asked;
  const order = await enterOrder(pool, {
    ...{ id: randomUUID(), merchant, kind, orderId, amount, currency, status: 'open' },
    ...{ returnUrl: returnUrl, expiresAt: expiresAt === undefined ? null : new Date(expiresAt) },
    ...{ contentHash: content, createdAt: clock() },
  });
  if (!order.contentHash.equals(content)) {
    throw new StudioError('requestIdReused', 'Another order stands under this id.');
  }
  return order;
}
