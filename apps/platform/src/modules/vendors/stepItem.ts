import type { AccountName, Transfer, WalletItem } from '#modules/wallet/index.ts';
import type { CallOrigin, RoundOrigin } from './rules.ts';

/** One of several movements of one call; all are booked or none. */
export type Step = Readonly<
  | { kind: 'bet'; transaction: string; amount: bigint }
  /** Holds money until the round is settled. */
  | { kind: 'hold'; transaction: string; amount: bigint }
  /** The final cost of a round, from what was held for it; never refused. */
  | { kind: 'stake'; transaction: string; amount: bigint }
  /** Without a named bet: on one of this call, or on a standing one of the round. `isOnly`: it settles that bet. */
  | { kind: 'win'; transaction: string; amount: bigint; betTransaction?: string; isOnly?: boolean }
  | { kind: 'rollback'; transaction: string; target: string }
  | { kind: 'adjust'; transaction: string; amount: bigint }
>;

/** Ids are the vendor's own, so each vendor has its own scope. */
export function scopeOf(vendorCode: string): string {
  return `vendor.${vendorCode}`;
}

export function houseOf(vendorCode: string): AccountName {
  return `house.vendor:${vendorCode}`;
}

function contentOf({ round, game }: RoundOrigin): string {
  return `${round} ${game}`;
}

/** Where the vendor's ids of a brand are looked up. */
export function placeOf({ vendor, brand }: CallOrigin): { brandId: number; scope: string } {
  return { brandId: brand.id, scope: scopeOf(vendor.code) };
}

export function rollbackItem(call: RoundOrigin & { transaction: string; target: string }): WalletItem {
  return {
    ...identityOf(call),
    scope: scopeOf(call.vendor.code),
    key: call.transaction,
    kind: 'rollback',
    content: contentOf(call),
    rule: 'reverses',
    ref: call.target,
    refContent: contentOf(call),
  };
}

export function adjustItem(call: RoundOrigin & { transaction: string; amount: bigint }): WalletItem {
  const house = houseOf(call.vendor.code);
  const isCredit = call.amount >= 0n;
  return {
    ...identityOf(call),
    scope: scopeOf(call.vendor.code),
    key: call.transaction,
    kind: 'adjust',
    content: `adjust ${contentOf(call)}`,
    debit: isCredit ? house : 'main',
    credit: isCredit ? 'main' : house,
    amount: isCredit ? call.amount : -call.amount,
    ...(isCredit || !call.vendor.mayOwe ? {} : { shortfall: 'debt' as const }),
  };
}

/** The ledger kind of a stake settled from held money, which is never refused. */
export const SETTLED_STAKE = 'settledStake';

/** The ledger kinds of bets and wins of free rounds, with a house account of their own. */
export const FREE_BET = 'freeBet';
export const FREE_WIN = 'freeWin';

export type NamedStep = Exclude<Step, { kind: 'win' }> | (Extract<Step, { kind: 'win' }> & { betTransaction: string });

export function stepItem(call: RoundOrigin, step: NamedStep): WalletItem {
  switch (step.kind) {
    case 'bet':
      return betItem({ ...call, ...step });
    case 'hold':
      return { ...betItem({ ...call, ...step }), credit: `hold.vendor:${call.vendor.code}` };
    case 'stake':
      return { ...betItem({ ...call, ...step }), kind: SETTLED_STAKE, shortfall: 'debt' };
    case 'win': {
      const item = winItem(call, step.transaction, step.betTransaction, step.amount);
      return step.isOnly === true ? { ...item, rule: 'consumes' } : item;
    }
    case 'rollback':
      return rollbackItem({ ...call, ...step });
    case 'adjust':
      return adjustItem({ ...call, ...step });
  }
}

export function identityOf({ brand, memberId, currency }: CallOrigin) {
  return { brandId: brand.id, memberId, currency };
}

export function betItem(call: RoundOrigin & { transaction: string; amount: bigint }): Transfer {
  return {
    ...identityOf(call),
    scope: scopeOf(call.vendor.code),
    key: call.transaction,
    kind: 'bet',
    content: contentOf(call),
    debit: 'main',
    credit: houseOf(call.vendor.code),
    amount: call.amount,
  };
}

export function winItem(call: RoundOrigin, key: string, betTransaction: string, amount: bigint): Transfer {
  return {
    ...identityOf(call),
    scope: scopeOf(call.vendor.code),
    key,
    kind: 'win',
    content: contentOf(call),
    debit: houseOf(call.vendor.code),
    credit: 'main',
    amount,
    rule: 'requires',
    ref: betTransaction,
    refContent: contentOf(call),
  };
}

const freeHouseOf = (vendorCode: string): AccountName => `house.freeRounds:${vendorCode}`;

/** Separates the bets of free rounds from all others, so that neither is won or rolled back as the other. */
const freeContentOf = (call: RoundOrigin): string => `${contentOf(call)} free`;

/** A stake without a cost: a zero entry in the ledger that its win and its rollback can reference. */
export function freeBetItem(call: RoundOrigin & { transaction: string }): Transfer {
  return {
    ...betItem({ ...call, amount: 0n }),
    ...{ kind: FREE_BET, content: freeContentOf(call), credit: freeHouseOf(call.vendor.code) },
  };
}

export function freeWinItem(call: RoundOrigin, key: string, betTransaction: string, amount: bigint): Transfer {
  const content = freeContentOf(call);
  return {
    ...winItem(call, key, betTransaction, amount),
    ...{ kind: FREE_WIN, content, refContent: content, debit: freeHouseOf(call.vendor.code) },
  };
}

export function freeRollbackItem(call: RoundOrigin & { transaction: string; target: string }): WalletItem {
  const content = freeContentOf(call);
  return { ...rollbackItem(call), content, refContent: content };
}
