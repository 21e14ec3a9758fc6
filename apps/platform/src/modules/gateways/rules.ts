import { parseAmount } from '@baize/maths';
import type { Report } from './adapters/Adapter.ts';
import type { PaymentStatus } from './PaymentRow.ts';
import type { PayoutStatus } from './PayoutRow.ts';

/** What a report about an order leads to. `ignored` changes nothing: it is old, or about what was settled otherwise. */
export type Verdict = 'ok' | 'ignored' | 'mismatch' | 'opened' | 'failed' | 'paid';

type Known = { externalId: string | null; amount: bigint; currency: string };

/** Whether the gateway speaks of the amount and currency of our own order. The order decides, never the report. */
function isSameMoney(known: Known, { amount, currency }: Report): boolean {
  return currency === known.currency && parseAmount(amount) === known.amount;
}

/** A gateway has one number for an order of ours; what it says under another is not about it. */
function isOtherOrder(known: Known, { externalId }: Report): boolean {
  return known.externalId !== null && externalId !== '' && known.externalId !== externalId;
}

/**
 * What a report does to a payment. Paid money is money: it counts however late it comes and whatever was said before it,
 * but only in the very amount and currency that were asked for. After that nothing counts any more.
 */
export function judgePayment(known: Known & { status: PaymentStatus }, report: Report): Verdict {
  if (known.status === 'paid') return report.status === 'paid' && isSameMoney(known, report) ? 'ok' : 'ignored';
  if (known.status === 'mismatch') return report.status === 'paid' ? 'mismatch' : 'ignored';
  if (isOtherOrder(known, report)) return 'ignored';
  switch (report.status) {
    case 'paid':
      return isSameMoney(known, report) ? 'paid' : 'mismatch';
    case 'failed':
      return known.status === 'failed' ? 'ok' : 'failed';
    case 'open':
      return known.status === 'failed' ? 'ignored' : known.status === 'open' ? 'ok' : 'opened';
  }
}

/** What a report does to a payout. A payout that is said to be of another amount is nothing that we ordered: it stays open. */
export function judgePayout(known: Known & { status: PayoutStatus }, report: Report): Verdict {
  if (known.status === 'paid' || known.status === 'failed') return report.status === known.status ? 'ok' : 'ignored';
  if (isOtherOrder(known, report)) return 'ignored';
  if (!isSameMoney(known, report)) return 'mismatch';
  if (report.status === 'open') return known.status === 'accepted' ? 'ok' : 'opened';
  return report.status;
}
