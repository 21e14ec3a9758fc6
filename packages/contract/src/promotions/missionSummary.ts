import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { missionGoal, promotionStatuses } from './promotion.ts';

/** A mission as it stands for a member in the present period. */
const mission = z.strictObject({
  id: rowId,
  title: z.string(),
  summary: z.string(),
  goal: missionGoal,
  /** What has been done of it, never more than is asked for. */
  doneAmount: amount,
  doneTimes: z.int(),
  reward: amount,
  currency: z.string(),
  /** What has to be staked for the reward. */
  multiple: z.int(),
  days: z.int(),
  /**
   * comingSoon: the one before is to be claimed first. signedUp: under way. claim: done, the reward waits. The others are
   * those of its reward.
   */
  status: z.enum(promotionStatuses),
  isHeld: z.boolean(),
  /** When it begins anew or is over; nothing where neither is so. */
  endsAt: z.nullable(moment),
});

/** The missions of a member, and how many rewards of theirs wait. */
export const missionSummary = z.strictObject({
  /** The business day of the brand, such as 2026-03-05. */
  day: z.string(),
  isCheckedIn: z.boolean(),
  /** Rewards that can be claimed now. */
  count: z.int(),
  missions: z.array(mission),
});
