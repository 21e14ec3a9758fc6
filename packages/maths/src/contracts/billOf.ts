import { MAX_AMOUNT } from '../money.ts';
import type { ContractKind, Terms } from './Terms.ts';
import { tierOf, type Measure } from './tierOf.ts';

export type Bill = Readonly<{
  /** What the rate is taken of: the loss of a dividend, the valid bets of a wage, with what was carried in. */
  base: bigint;
  /** Position of the tier that was reached, or -1. */
  tier: number;
  rateBps: number;
  /** Cut below 1/100,000, never rounded up. */
  amount: bigint;
  /** What the next bill begins with; never above zero. */
  carryOut: bigint;
}>;

/**
 * One bill in 1/100,000. `carryIn` is what the bill before left, zero or less. Bets that a correction took back beyond what
 * was staked since lower the next wage; a period in which the team won lowers following dividends as the terms say.
 * `from` is the first day of the period.
 */
export function billOf(kind: ContractKind, terms: Terms, measure: Measure, carryIn: bigint, from: string): Bill {
  const fresh = kind === 'dividend' ? measure.loss : measure.validBet;
  const base = fresh + carryIn;
  const counted = kind === 'dividend' ? { ...measure, loss: base } : { ...measure, validBet: base };
  const tier = tierOf(terms.tiers, counted);
  const reached = terms.tiers[tier];
  const paidBase = base > 0n ? base : 0n;
  const amount = reached === undefined ? 0n : reached.amount + (paidBase * BigInt(reached.rateBps)) / 10_000n;
  return {
    ...{ base, tier, rateBps: reached?.rateBps ?? 0 },
    amount: amount > MAX_AMOUNT ? MAX_AMOUNT : amount,
    carryOut: carryOut(kind, terms, { fresh, base, from }),
  };
}

function carryOut(
  kind: ContractKind,
  { carry }: Terms,
  { fresh, base, from }: { fresh: bigint; base: bigint; from: string },
): bigint {
  if (kind !== 'dividend') return below(base);
  switch (carry) {
    case 'none':
      return 0n;
    case 'permanent':
      return below(base);
    case 'previous':
      return below(fresh);
    case 'secondHalf':
      return Number(from.slice(8)) <= 15 ? below(base) : 0n;
  }
}

const below = (value: bigint): bigint => (value < 0n ? value : 0n);
