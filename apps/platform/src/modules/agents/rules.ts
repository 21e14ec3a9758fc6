/** Account types that are agents; all four have the same rights. */
const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42]);

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
}>;
