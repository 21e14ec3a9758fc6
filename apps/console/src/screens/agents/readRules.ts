import type { agentRules } from '@baize/contract/agents/agentRules';
import { gameClassifies } from '@baize/contract/agents/figures';
import { formatAmount, parseAmount } from '@baize/maths';
import type * as z from 'zod/mini';
import { readBps } from '../../components/readBps.ts';

type Rules = z.output<typeof agentRules>;

/** Rules as they are typed: rates and shares in percent. */
export type RulesDraft = Record<Exclude<keyof Rules, 'rebatePercents'>, string> & {
  percents: Record<keyof Rules['rebatePercents'], string>;
};

const percentOf = (bps: number): string => String(bps / 100);

/** Rules as they are typed. */
export function draftOfRules(rules: Rules): RulesDraft {
  const { RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT, ELOTT } = rules.rebatePercents;
  const percents = { RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT, ELOTT };
  return {
    maxRebateBps: percentOf(rules.maxRebateBps),
    minDifferenceBps: percentOf(rules.minDifferenceBps),
    freeRebateBps: percentOf(rules.freeRebateBps),
    minPrizeGroup: String(rules.minPrizeGroup),
    maxPrizeGroup: String(rules.maxPrizeGroup),
    minPrizeDifference: String(rules.minPrizeDifference),
    linksAtOnce: String(rules.linksAtOnce),
    transferDailySum: formatAmount(rules.transferDailySum),
    percents: Object.fromEntries(
      Object.entries(percents).map(([name, value]) => [name, String(value)]),
    ) as RulesDraft['percents'],
  };
}

const whole = (typed: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
  return value !== undefined && value >= least && value <= most ? value : undefined;
};

const rate = (typed: string, most: number): number | undefined => {
  const bps = readBps(typed);
  return bps !== undefined && bps <= most ? bps : undefined;
};

/** What was typed as rules; of a field that cannot be read there is nothing. */
export function readRules(draft: RulesDraft): { [Name in keyof Rules]: Rules[Name] | undefined } {
  const sum = parseAmount(draft.transferDailySum.trim());
  const percents = gameClassifies.map((name) => [name, whole(draft.percents[name], 0, 100)] as const);
  return {
    maxRebateBps: rate(draft.maxRebateBps, 2_000),
    minDifferenceBps: rate(draft.minDifferenceBps, 1_000),
    freeRebateBps: rate(draft.freeRebateBps, 2_000),
    minPrizeGroup: whole(draft.minPrizeGroup, 1_000, 2_000),
    maxPrizeGroup: whole(draft.maxPrizeGroup, 1_000, 2_000),
    minPrizeDifference: whole(draft.minPrizeDifference, 0, 100),
    linksAtOnce: whole(draft.linksAtOnce, 1, 1_000),
    transferDailySum: sum === BigInt(0) ? undefined : sum,
    rebatePercents: percents.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(percents) as Rules['rebatePercents']),
  };
}
