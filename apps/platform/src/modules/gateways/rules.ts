import { parseAmount } from '@baize/maths';
import type { Report } from './adapters/Adapter.ts';
import type { PaymentStatus } from './PaymentRow.ts';
import type { PayoutStatus } from './PayoutRow.ts';

/** The effect of a report. `ignored` changes nothing: it is outdated, or about an order settled otherwise. */
export type Verdict = 'ok' | 'ignored' | 'mismatch' | 'opened' | 'failed' | 'paid';

type Known = { externalId: string | null; amount: bigint; currency: string };

/** Whether the report has the amount and currency of our own order. The order decides, never the report. */
function isSameMoney(known: Known, { amount, currency }: Report): boolean {
  return currency === known.currency && parseAmount(amount) === known.amount;
}

/** A gateway has one id for an order of ours; a report with another is not about it. */
function isOtherOrder(known: Known, { externalId }: Report): boolean {
  return known.externalId !== null && externalId !== '' && known.externalId !== externalId;
}

/**
 * The effect of a report on a payment. Paid money counts however late it is reported and whatever was reported before,
 * but only in the requested amount and currency. After that nothing counts any more.
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

/** The effect of a report on a payout. A report with another amount is not about our order: it stays open. */
export function judgePayout(known: Known & { status: PayoutStatus }, report: Report): Verdict {
  if (known.status === 'paid' || known.status === 'failed') return report.status === known.status ? 'ok' : 'ignored';
  if (isOtherOrder(known, report)) return 'ignored';
  if (!isSameMoney(known, report)) return 'mismatch';
  if (report.status === 'open') return known.status === 'accepted' ? 'ok' : 'opened';
  return report.status;
}
