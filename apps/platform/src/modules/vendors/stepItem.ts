import type { AccountName, Transfer, WalletItem } from '#modules/wallet/index.ts';
import type { CallOrigin, RoundOrigin } from './rules.ts';

/** One of several movements that a vendor sends in one call; they stand or fall together. */
export type Step = Readonly<
  | { kind: 'bet'; transaction: string; amount: bigint }
  /** Sets money aside until the round is settled. */
  | { kind: 'hold'; transaction: string; amount: bigint }
  /** What a round cost in the end, out of what was set aside for it; nothing refuses it. */
  | { kind: 'stake'; transaction: string; amount: bigint }
  /** Without a bet named: on one of this call, or on one that stands in the round. `isOnly`: it settles that bet. */
  | { kind: 'win'; transaction: string; amount: bigint; betTransaction?: string; isOnly?: boolean }
  | { kind: 'rollback'; transaction: string; target: string }
  | { kind: 'adjust'; transaction: string; amount: bigint }
>;

/** Ids are the vendor's own, so each vendor has a key space to itself. */
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

/** In the books a stake that is settled out of a hold has a kind of its own, which nothing refuses. */
export const SETTLED_STAKE = 'settledStake';

/** In the books what is staked and won in rounds that the house pays has kinds of its own, and a house account. */
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

/** Parts the bets of free rounds from all others, so that neither is won or taken back as the other. */
const freeContentOf = (call: RoundOrigin): string => `${contentOf(call)} free`;

/** A stake that costs nobody anything: it stands in the books as nothing, for its win and its rollback to refer to. */
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
