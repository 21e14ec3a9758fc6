import { Refusal } from '#kit/refusal.ts';
import type { AgentRules, Terms } from './rules.ts';

/** The range of an account's terms. */
export type Bounds = Readonly<{ most: Terms; least: Terms }>;

/** The maximum terms for a direct downline of somebody, or for whoever stands at the top. */
export function mostOf(own: Terms | undefined, rules: AgentRules): Terms {
  if (!own) return { rebateBps: rules.maxRebateBps, prizeGroup: rules.maxPrizeGroup };
  return {
    rebateBps: Math.max(0, Math.min(own.rebateBps - rules.minDifferenceBps, rules.maxRebateBps)),
    prizeGroup: Math.max(rules.minPrizeGroup, Math.min(own.prizeGroup - rules.minPrizeDifference, rules.maxPrizeGroup)),
  };
}

/** The minimum terms of somebody whose direct downlines have at most these. */
export function leastOf(below: Terms, rules: AgentRules): Terms {
  const { minPrizeGroup } = rules;
  return {
    rebateBps: below.rebateBps === 0 ? 0 : below.rebateBps + rules.minDifferenceBps,
    prizeGroup: below.prizeGroup <= minPrizeGroup ? minPrizeGroup : below.prizeGroup + rules.minPrizeDifference,
  };
}

/** Refuses terms above the maximum, or with an invalid prize group. */
export function refuseTerms(given: Terms, own: Terms | undefined, rules: AgentRules): void {
  const most = mostOf(own, rules);
  if (given.rebateBps > most.rebateBps) throw new Refusal('rebate_out_of_range', 'rebate_out_of_range', most);
  if (given.prizeGroup > most.prizeGroup || given.prizeGroup < rules.minPrizeGroup) {
    throw new Refusal('prize_group_out_of_range', 'prize_group_out_of_range', most);
  }
}

/**
 * Refuses a change of terms, whoever makes it: nothing rises above the maximum or falls below the minimum. What is
 * outside of them already, since the rules were changed, may stay or come nearer.
 */
export function refuseChange(before: Terms, after: Terms, { most, least }: Bounds, rules: AgentRules): void {
  const isAbove = (name: keyof Terms): boolean => after[name] > before[name] && after[name] > most[name];
  const isBelow = (name: keyof Terms): boolean => after[name] < before[name] && after[name] < least[name];
  if (isAbove('rebateBps')) throw new Refusal('rebate_out_of_range', 'rebate_out_of_range', most);
  if (isAbove('prizeGroup') || (isBelow('prizeGroup') && after.prizeGroup < rules.minPrizeGroup)) {
    throw new Refusal('prize_group_out_of_range', 'prize_group_out_of_range', most);
  }
  if (isBelow('rebateBps') || isBelow('prizeGroup')) {
    throw new Refusal('terms_below_downline', 'terms_below_downline', least);
  }
}
