import { MAX_AMOUNT } from '../money.ts';
import type { ContractKind, Terms } from './Terms.ts';
import { tierOf, type Measure } from './tierOf.ts';

export type Bill = Readonly<{
  /** What the rate applies to: the loss for a dividend, the valid bets for a wage, plus what was carried in. */
  base: bigint;
  /** Index of the reached tier, or -1. */
  tier: number;
  rateBps: number;
  /** Truncated below 1/100,000, never rounded up. */
  amount: bigint;
  /** The carry into the next bill; never above zero. */
  carryOut: bigint;
}>;

/**
 * One bill in 1/100,000. `carryIn` is the carry of the previous bill, zero or less. Corrections that exceed the bets of
 * the period lower the next wage; a period in which the team won lowers following dividends by the terms. `from` is the
 * first day of the period.
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
