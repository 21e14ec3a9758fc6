import type { Tier } from './Terms.ts';

/** What a team did; amounts in 1/100,000, the loss below zero when it won. */
export type Measure = Readonly<{ validBet: bigint; loss: bigint; activeMembers: number }>;

/** The position of the highest tier that is reached in full, or -1. */
export function tierOf(tiers: readonly Tier[], { validBet, loss, activeMembers }: Measure): number {
  return tiers.findLastIndex(
    (tier) =>
      validBet >= tier.validBet && (tier.loss === 0n || loss >= tier.loss) && activeMembers >= tier.activeMembers,
  );
}
