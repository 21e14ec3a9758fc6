import type { LocalTexts } from '@baize/contract/localText';

/** A localised text. */
export type Named = LocalTexts;

/** Facts of a contract bill: kind, first and last business day, and amount. */
type BillFact = {
  kind: 'dividend' | 'daily' | 'hourly' | 'realtime';
  fromDay: string;
  lastDay: string;
  amount: bigint;
  currency: string;
};

/** Automatic messages to a member. Amounts are in 1/100,000 of the currency. */
export type SystemFact =
  | { what: 'depositApproved'; number: string; amount: bigint; credited: bigint; currency: string; isLate?: boolean }
  | { what: 'depositRejected'; number: string; amount: bigint; currency: string; publicReason: string }
  | { what: 'depositHeld'; number: string; amount: bigint; currency: string; heldFor: string }
  | { what: 'depositReturned'; number: string; amount: bigint; currency: string; reference: string }
  | { what: 'withdrawalApproved'; number: string; amount: bigint; currency: string }
  | { what: 'withdrawalRejected'; number: string; amount: bigint; currency: string; publicReason: string }
  | { what: 'withdrawalPaid'; number: string; amount: bigint; arrives: bigint; currency: string; minutes: number }
  | { what: 'withdrawalClosed'; number: string; paidBack: bigint; currency: string }
  | { what: 'transferReturned'; account: string; amount: bigint; currency: string }
  | { what: 'secondStepReset' }
  | { what: 'kycApproved'; level: number; expiresOn: string | null }
  | { what: 'kycRejected'; level: number; publicReason: string }
  | { what: 'paymentPasswordChanged'; hours: number }
  | { what: 'redemptionApproved'; number: string; name: Named; quantity: number; remark: string }
  | { what: 'redemptionRejected'; number: string; name: Named; points: bigint; remark: string }
  | { what: 'rewardApproved'; title: Named; amount: bigint | null; currency: string }
  /** `until` is the end of the time to claim, in words of the zone. */
  | { what: 'rewardUnclaimed'; title: Named; amount: bigint | null; currency: string; until: string; timeZone: string }
  | { what: 'rewardRejected'; title: Named; publicReason: string }
  /** An empty payer is the house. */
  | ({ what: 'billPaid'; payer: string } & BillFact)
  | ({ what: 'billShort'; payer: string; paid: bigint } & BillFact)
  | ({ what: 'billOwed'; account: string; paid: bigint } & BillFact)
  | { what: 'feedbackAnswered'; number: string; answer: string };
