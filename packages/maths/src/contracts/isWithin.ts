import type { Terms } from './Terms.ts';

/**
 * Whether `promised` can never cost more than `own` pays for the same team: the same period and carry, no lower
 * threshold for active members, and for every promised tier there is an own one that is reached no later and pays no
 * less. Both have to be valid.
 */
export function isWithin(promised: Terms, own: Terms): boolean {
  return (
    promised.period === own.period &&
    promised.carry === own.carry &&
    promised.activeBet >= own.activeBet &&
    promised.tiers.every((tier) =>
      own.tiers.some(
        ({ validBet, loss, activeMembers, rateBps, amount }) =>
          validBet <= tier.validBet &&
          loss <= tier.loss &&
          activeMembers <= tier.activeMembers &&
          rateBps >= tier.rateBps &&
          amount >= tier.amount,
      ),
    )
  );
}
