import type { Terms } from './Terms.ts';

/**
 * Whether whoever has `own` can never be asked for more by `promised` than `own` gives for the same team: the same period
 * and carry, nobody counts as active more easily, and for every promised tier there is one of one's own that is reached
 * no later and pays no less. Both have to be free of faults.
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
