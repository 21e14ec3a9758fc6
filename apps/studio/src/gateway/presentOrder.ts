import type { payOrder } from '@baize/contract/studio/payOrder';
import type * as z from 'zod/mini';
import type { PayOrder } from './PayOrder.ts';

/** An order as its merchant sees it; the payment URL only while it can be paid. */
export function presentOrder({ publicUrl }: { publicUrl: string }, order: PayOrder): z.output<typeof payOrder> {
  const { orderId, id, status, amount, currency } = order;
  const isPayable = order.kind === 'payment' && status === 'open';
  return { orderId, id, status, amount, currency, ...(isPayable ? { payUrl: `${publicUrl}/pay/${id}` } : {}) };
}
