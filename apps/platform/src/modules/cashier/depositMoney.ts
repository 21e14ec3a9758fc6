import { Refusal } from '#kit/refusal.ts';
import type { SystemFact } from '#modules/messages/index.ts';
import type { PostResult, WalletItem } from '#modules/wallet/index.ts';
import type { DepositRow } from './DepositRow.ts';
import type { DepositNews } from './tellDecided.ts';

/** The member's message about a decision. */
export function depositFact(row: DepositRow): SystemFact {
  const { amount, currency, fee, publicReason, heldFor, returnReference, isLate } = row;
  const number = String(row.id);
  switch (row.status) {
    case 'approved':
      return { what: 'depositApproved', number, amount, credited: amount - fee, currency, isLate };
    case 'held':
      return { what: 'depositHeld', number, amount, currency, heldFor };
    case 'returned':
      return { what: 'depositReturned', number, amount, currency, reference: returnReference };
    default:
      return { what: 'depositRejected', number, amount, currency, publicReason };
  }
}

const told = {
  approved: 'depositApproved',
  rejected: 'depositRejected',
  held: 'depositHeld',
  returned: 'depositReturned',
} as const;

/** The live event's name of a decision. */
export function toldAs({ status }: DepositRow): DepositNews {
  return status === 'pending' || status === 'review' || status === 'expired' ? told.rejected : told[status];
}

/** The key of a message about a deposit: one per kind of message. */
export function depositKey({ id, status, gatewayId }: DepositRow): string {
  if (status === 'approved' || gatewayId === null) return `deposit:${id}`;
  return `deposit:${id}:${status === 'rejected' ? 'failed' : status}`;
}

const holdable = ['deposit_limit', 'time_out', 'excluded', 'account_closed'] as const;

/** Ledger refusals after which collected money is held for an operator. */
export function isHoldable(code: string): boolean {
  return holdable.some((one) => one === code);
}

/** Credits the collected amount to the member, less the fee, which goes to the house. */
export function depositMoney(row: DepositRow): WalletItem[] {
  const bank = `house.bank:${row.methodId}` as const;
  const common = { brandId: row.brandId, currency: row.currency, scope: 'cashier.deposit', debit: bank };
  const credited: WalletItem = {
    ...common,
    memberId: row.memberId,
    key: `deposit:${row.id}`,
    kind: 'deposit',
    credit: 'main',
    amount: row.amount - row.fee,
    content: `remark=${row.remark}`,
  };
  if (row.fee === 0n) return [credited];
  const fee: WalletItem = {
    ...common,
    key: `deposit:${row.id}:fee`,
    kind: 'depositFee',
    credit: 'house.fees:deposit',
    amount: row.fee,
  };
  return [credited, fee];
}

/** Either the credit is applied or the whole decision is rolled back. */
export function refuseUnposted(result: PostResult): void {
  if (result.outcome === 'applied') return;
  if (result.outcome === 'account_closed') throw new Refusal('account_closed');
  // The member's own deposit limits also apply when the money arrives.
  if (result.outcome === 'deposit_limit' || result.outcome === 'time_out' || result.outcome === 'excluded')
    throw new Refusal(result.outcome);
  throw new Error(`The ledger answered ${result.outcome} to a deposit.`);
}
