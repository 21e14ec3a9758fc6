/** The kinds of account that are agents; all four have the same rights. */
export const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42]);

export function isAgentType(type: number): boolean {
  return agentTypes.has(type);
}

/** An agent's own terms, which bound what it may give. */
export type Terms = Readonly<{ rebateBps: number; prizeGroup: number }>;

/** Rules for agents of a brand; rebates in 1/10,000, amounts in 1/100,000 of the currency. */
export type AgentRules = Readonly<{
  maxRebateBps: number;
  minDifferenceBps: number;
  minPrizeGroup: number;
  maxPrizeGroup: number;
  minPrizeDifference: number;
  freeRebateBps: number;
  linksAtOnce: number;
  transferDailySum: bigint;
  /** How much of a rate counts for the valid bets of a category, in percent. */
  rebatePercents: RebatePercents;
  version: number;
}>;

export type RebatePercents = Readonly<Partial<Record<string, number>>>;

/** What in the rules contradicts itself, by its field; undefined where nothing does. */
export function rulesFault(rules: Omit<AgentRules, 'version'>): keyof AgentRules | undefined {
  if (rules.minDifferenceBps > rules.maxRebateBps) return 'minDifferenceBps';
  if (rules.freeRebateBps > rules.maxRebateBps) return 'freeRebateBps';
  if (rules.maxPrizeGroup < rules.minPrizeGroup) return 'maxPrizeGroup';
  return rules.minPrizeDifference > rules.maxPrizeGroup - rules.minPrizeGroup ? 'minPrizeDifference' : undefined;
}
