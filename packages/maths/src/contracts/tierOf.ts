import type { Tier } from './Terms.ts';

/** Figures of a team; amounts in 1/100,000, a negative loss when it won. */
export type Measure = Readonly<{ validBet: bigint; loss: bigint; activeMembers: number }>;

/** The index of the highest tier whose thresholds are all reached, or -1. */
export function tierOf(tiers: readonly Tier[], { validBet, loss, activeMembers }: Measure): number {
  return tiers.findLastIndex(
    (tier) =>
      validBet >= tier.validBet && (tier.loss === 0n || loss >= tier.loss) && activeMembers >= tier.activeMembers,
  );
}
