import * as z from 'zod/mini';
import { positiveAmount } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

const percent = z.int().check(z.gte(0), z.lte(100));

/** How much of a rate along the line counts for the valid bets of each category, in percent. */
export const rebatePercents = z.strictObject({
  RNG: percent,
  LIVE: percent,
  FISH: percent,
  PVP: percent,
  SPORTS: percent,
  ESPORTS: percent,
  LOTT: percent,
  ELOTT: percent,
});

/** What the agents of a brand have to keep to; rates are in 1/10,000 of the valid bets. */
export const agentRules = z.strictObject({
  maxRebateBps: rebateBps,
  /** How much less than the own rate a downline gets. */
  minDifferenceBps: z.int().check(z.gte(0), z.lte(1_000)),
  minPrizeGroup: prizeGroup,
  maxPrizeGroup: prizeGroup,
  minPrizeDifference: z.int().check(z.gte(0), z.lte(100)),
  /** A rate above this takes one of the quota of its interval. */
  freeRebateBps: rebateBps,
  linksAtOnce: z.int().check(z.gte(1), z.lte(1_000)),
  /** What one account may send up and down in a day. */
  transferDailySum: positiveAmount,
  rebatePercents,
});
