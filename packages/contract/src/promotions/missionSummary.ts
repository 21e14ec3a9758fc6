import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { missionGoal, promotionStatuses } from './promotion.ts';

/** A mission as it stands for a member in the current period. */
const mission = z.strictObject({
  id: rowId,
  title: z.string(),
  summary: z.string(),
  goal: missionGoal,
  /** Progress, capped at the goal. */
  doneAmount: amount,
  doneTimes: z.int(),
  reward: amount,
  currency: z.string(),
  /** The wagering requirement of the reward. */
  multiple: z.int(),
  days: z.int(),
  /**
   * comingSoon: the previous mission has to be claimed first. signedUp: in progress. claim: completed, the reward
   * waits. The others are those of its reward.
   */
  status: z.enum(promotionStatuses),
  isHeld: z.boolean(),
  /** When it resets or ends; null where neither applies. */
  endsAt: z.nullable(moment),
});

/** A member's missions, and the number of claimable rewards. */
export const missionSummary = z.strictObject({
  /** The business day of the brand, such as 2026-03-05. */
  day: z.string(),
  isCheckedIn: z.boolean(),
  /** Rewards that can be claimed now. */
  count: z.int(),
  missions: z.array(mission),
});
