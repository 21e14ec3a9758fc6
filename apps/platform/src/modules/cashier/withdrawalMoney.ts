import type { WalletItem } from '#modules/wallet/index.ts';
import type { WithdrawalRow } from './WithdrawalRow.ts';

/**
 * The transfers of a withdrawal on reaching its current state. Rejected: the hold is released. Paid: the payout goes to
 * the bank and the fee to the house. Closed: the refund comes back from the bank. Both ends of a hold consume the same
 * transfer, so the ledger itself allows only one of them.
 */
export function withdrawalMoney(row: WithdrawalRow): WalletItem[] {
  const hold = `withdrawal:${row.id}`;
  const common = {
    ...{ brandId: row.brandId, memberId: row.memberId, currency: row.currency },
    ...{ scope: 'cashier.withdrawal', debit: 'hold.withdrawal' as const },
  };
  switch (row.status) {
    case 'rejected':
      return [
        {
          ...common,
          ...{ key: `${hold}:returned`, kind: 'withdrawalReturned', credit: 'main', amount: row.amount },
          ...{ rule: 'consumes', ref: hold },
        },
      ];
    case 'paid': {
      const paid: WalletItem = {
        ...common,
        ...{ key: `${hold}:paid`, kind: 'withdrawalPaid', credit: 'house.bank:withdrawals' },
        ...{ amount: row.amount - row.fee, rule: 'consumes', ref: hold },
      };
      if (row.fee === 0n) return [paid];
      const fee: WalletItem = {
        ...common,
        ...{ key: `${hold}:fee`, kind: 'withdrawalFee', credit: 'house.fees:withdrawal', amount: row.fee },
        ...{ rule: 'requires', ref: hold },
      };
      return [paid, fee];
    }
    case 'closed':
      if (row.paidBack === 0n) return [];
      return [
        {
          ...common,
          ...{ key: `${hold}:back`, kind: 'withdrawalPaidBack', debit: 'house.bank:withdrawals', credit: 'main' },
          ...{ amount: row.paidBack, rule: 'consumes', ref: `${hold}:paid` },
        },
      ];
    default:
      return [];
  }
}
