import type { PayOrder } from './PayOrder.ts';

/** An order as its merchant reads it; where to pay is told while it can be paid. */
export function presentOrder({ publicUrl }: { publicUrl: string }, order: PayOrder): Record<string, string> {
  const { order_id: orderId, id, status, amount, currency } = order;
  const isPayable = order.kind === 'payment' && status === 'open';
  return { orderId, id, status, amount, currency, ...(isPayable ? { payUrl: `${publicUrl}/pay/${id}` } : {}) };
}
