/** What a line of a member's own account can be for. Portal, console and saved files have words for each. */
export const transactionKinds = [
  'deposit',
  'bet',
  'win',
  'freeWin',
  'rollback',
  'adjust',
  'settledStake',
  'jackpot',
  'promo',
  'withdrawal',
  'withdrawalReturned',
  'withdrawalPaidBack',
  'transferUp',
  'transferDown',
  'sendReturned',
  'transferOut',
  'transferReturned',
  'transferIn',
  'bonusReleased',
  'rebate',
  'lineRebate',
  'pointsPaid',
  'pointsPaidBack',
  'pointsCredit',
  'pointsConverted',
  'envelopeShare',
  'dividend',
  'dailyWage',
  'hourlyWage',
  'realtimeWage',
] as const;

/** What is moved between the house's own accounts, or what a member has set aside or waits for. Members read of none of it. */
const houseKinds = [
  'depositFee',
  'withdrawalPaid',
  'withdrawalFee',
  'transferArrived',
  'freeBet',
  'heldWin',
  'heldBack',
  'contribution',
  'jackpotSeed',
  'bonusGranted',
  'bonusTakenBack',
  'pointsSpent',
  'envelopeFilled',
  'envelopeReturned',
] as const;

/**
 * Everything that a posting of the ledger can be for. The database takes no other (`wallet_kinds`), and the console has
 * words for each.
 */
export const ledgerKinds = [...transactionKinds, ...houseKinds] as const;

export type TransactionKind = (typeof transactionKinds)[number];
export type LedgerKind = (typeof ledgerKinds)[number];
