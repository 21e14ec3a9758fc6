import { MAX_AMOUNT } from '../money.ts';
import type { ContractKind, Terms, Tier } from './Terms.ts';

export type TermsFault = 'period' | 'carry' | 'tiers' | 'order' | 'rate' | 'amount';

/** The maximum number of tiers and the highest rates of a contract, in 1/10,000. */
const MAX_TIERS = 10;
const MAX_RATE_BPS: Readonly<Record<ContractKind, number>> = {
  dividend: 6_000,
  daily: 500,
  hourly: 500,
  realtime: 500,
};

/**
 * The first fault in the terms of a contract, if any. Tiers are ascending: no threshold, rate or amount falls from one
 * to the next, and at least one threshold grows, so that the highest tier reached is also the best.
 */
export function termsFault(kind: ContractKind, { period, carry, activeBet, tiers }: Terms): TermsFault | undefined {
  if (kind !== 'dividend' && period !== 'daily') return 'period';
  if (kind !== 'dividend' && carry !== 'none') return 'carry';
  if (carry === 'secondHalf' && period !== 'semimonthly') return 'carry';
  if (tiers.length === 0 || tiers.length > MAX_TIERS) return 'tiers';
  if (activeBet < 0n || activeBet > MAX_AMOUNT) return 'amount';
  if (tiers.some(({ rateBps }) => rateBps < 0 || rateBps > MAX_RATE_BPS[kind])) return 'rate';
  if (tiers.some(isOutOfRange)) return 'amount';
  // A tier that needs no stake would pay in every period, for ever.
  if (tiers.some(({ amount, validBet }) => amount > 0n && validBet === 0n)) return 'amount';
  if (tiers.some(({ amount, rateBps }) => amount === 0n && rateBps === 0)) return 'rate';
  return tiers.every((tier, at) => at === 0 || rises(tiers[at - 1] ?? tier, tier)) ? undefined : 'order';
}

function isOutOfRange({ validBet, loss, amount, activeMembers }: Tier): boolean {
  return [validBet, loss, amount].some((value) => value < 0n || value > MAX_AMOUNT) || activeMembers < 0;
}

function rises(lower: Tier, higher: Tier): boolean {
  const thresholds = [
    [lower.validBet, higher.validBet],
    [lower.loss, higher.loss],
    [BigInt(lower.activeMembers), BigInt(higher.activeMembers)],
  ] as const;
  return (
    thresholds.every(([low, high]) => low <= high) &&
    thresholds.some(([low, high]) => low < high) &&
    lower.rateBps <= higher.rateBps &&
    lower.amount <= higher.amount
  );
}
