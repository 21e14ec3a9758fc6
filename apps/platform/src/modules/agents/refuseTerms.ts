import { Refusal } from '#kit/refusal.ts';
import type { AgentRules, Terms } from './rules.ts';

/** The maximum terms for a direct downline; negative if the agent can give nothing. */
export function mostOf(own: Terms, rules: AgentRules): Terms {
  return {
    rebateBps: Math.max(0, Math.min(own.rebateBps - rules.minDifferenceBps, rules.maxRebateBps)),
    prizeGroup: Math.max(rules.minPrizeGroup, Math.min(own.prizeGroup - rules.minPrizeDifference, rules.maxPrizeGroup)),
  };
}

/** Refuses terms above the maximum, or with an invalid prize group. */
export function refuseTerms(given: Terms, own: Terms, rules: AgentRules): void {
  const most = mostOf(own, rules);
  if (given.rebateBps > most.rebateBps) throw new Refusal('rebate_out_of_range', 'rebate_out_of_range', most);
  if (given.prizeGroup > most.prizeGroup || given.prizeGroup < rules.minPrizeGroup) {
    throw new Refusal('prize_group_out_of_range', 'prize_group_out_of_range', most);
  }
}
