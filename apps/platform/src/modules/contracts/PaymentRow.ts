import type { BillRow } from './BillRow.ts';

/** One payment of a bill, with what the bill is for. */
export type PaymentRow = Pick<BillRow, 'kind' | 'payerId' | 'memberId' | 'fromDay' | 'toDay' | 'slotAt'> &
  Readonly<{ billId: bigint; attempt: number; amount: bigint; paidAt: Date }>;
