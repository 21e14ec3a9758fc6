import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';

/** What earns the reward. */
export const promotionKinds = [
  'signUp',
  'firstDeposit',
  'nthDeposit',
  'reloadDeposit',
  'cashBack',
  'lossRescue',
  'zaloBinding',
  'application',
  'raffle',
  'rain',
  'freeRounds',
  'mission',
  'referral',
] as const;

/** Audience; the tag of tagged members and the segment are internal. */
export const promotionAudiences = ['everybody', 'newMembers', 'depositors', 'tagged', 'segment'] as const;

export type PromotionKind = (typeof promotionKinds)[number];

/**
 * Status of a promotion for a member, in the order of its transitions. signedUp: the condition is not met yet.
 * applying: submitted. inProcess: in review by an operator. claim: the reward can be claimed. claimed: the bonus is
 * being wagered. issued: paid into the balance. rejected and closed are final.
 */
export const promotionStatuses = [
  'comingSoon',
  'join',
  'signedUp',
  'applying',
  'inProcess',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'closed',
] as const;

export type PromotionStatus = (typeof promotionStatuses)[number];

/** Of an application. */
export const MAX_REMARK = 140;
export const MAX_IMAGES = 3;
export const MAX_IMAGE_BYTES = 5_242_880;

/** Maximum of the bonus for binding Zalo, in units of 1/100,000: 131K of the brand's currency. */
export const MAX_ZALO_BONUS = 13_100_000_000n;

/** Days for claiming a reward, unless a promotion says otherwise. */
export const CLAIM_DAYS = 30;
export const claimDays = z.int().check(z.gte(1), z.lte(365));

/** The reward, its condition and its wagering requirement. */
export const promotionTerms = z.strictObject({
  /** signUp, zaloBinding, mission: the bonus. application: the maximum that can be approved. rain: the pot. */
  amount,
  /** Of a deposit or a loss, in 1/10,000, up to `cap`, from a deposit or a loss of `minimum` on. */
  percentBps: z.int().check(z.gte(0), z.lte(100_000)),
  cap: amount,
  /**
   * Also for raffles and free rounds: the required deposit; for referrals: the deposit required of the referred member;
   * zero for none.
   */
  minimum: amount,
  /** Wagering requirement as a multiple of the bonus, in valid bets within `days`. */
  multiple: z.int().check(z.gte(0), z.lte(100)),
  days: z.int().check(z.gte(1), z.lte(90)),
});

/** Period of a mission: the business day of the brand, its week from Monday, or never reset. */
export const missionPeriods = ['day', 'week', 'once'] as const;
/** What a mission counts. */
export const missionFacts = ['validBet', 'deposit', 'checkIn'] as const;

/** The goal of a mission within its period. */
export const missionGoal = z.strictObject({
  period: z.enum(missionPeriods),
  fact: z.enum(missionFacts),
  /** validBet, deposit: how much altogether. */
  amount,
  /** checkIn: on how many days. */
  times: z.int().check(z.gte(0), z.lte(1_000)),
  /** Category whose valid bets count; null for all. */
  classify: z.nullable(z.enum(rebateClasses)),
  /** The preceding mission: this one opens once that one was claimed in the same period. */
  after: z.nullable(rowId),
});

/** What a referral pays per referred member, and what these have to do besides depositing `minimum`. */
export const referralTerms = z.strictObject({
  /** Required valid bets of the referred member. */
  turnover: amount,
  /** Ascending: the reward for each referral from the `from`th on. */
  tiers: z
    .array(z.strictObject({ from: z.int().check(z.gte(1), z.lte(100_000)), amount }))
    .check(z.minLength(1), z.maxLength(10)),
});

/** Which deposit earns the bonus, counted from the member's first ever. */
export const depositTerms = z.strictObject({ no: z.int().check(z.gte(2), z.lte(100)) });

/** Period of a loss: the business day of the brand, or its week from Monday on. */
export const lossPeriods = ['day', 'week'] as const;

/** Which losses count: rounds that began within the period and are settled, stakes less wins. */
export const lossTerms = z.strictObject({
  period: z.enum(lossPeriods),
  /**
   * lossRescue: granted once the member's balance is below this; cashBack, which is granted at the end of the period:
   * zero.
   */
  below: amount,
});

/** Number of shares of a pot, each for another member. */
export const rainTerms = z.strictObject({ shares: z.int().check(z.gte(1), z.lte(500)) });

/** Free rounds of one game at one stake. */
export const freeRoundsTerms = z.strictObject({
  vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
  gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
  stake: positiveAmount,
  rounds: z.int().check(z.gte(1), z.lte(100)),
});

/** The committed seed of a draw or a pot: its SHA-256, and the seed itself once nothing depends on it any more. */
const promisedSeed = z.strictObject({
  commitment: z.string(),
  seed: z.nullable(z.string()),
});

/** A promotion in its public form, in one language. */
export const promotion = z.strictObject({
  id: rowId,
  kind: z.enum(promotionKinds),
  audience: z.enum(promotionAudiences),
  title: z.string(),
  summary: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  image: z.string(),
  startsAt: moment,
  endsAt: z.nullable(moment),
  /** Its status for somebody who does not participate. */
  status: z.enum(['comingSoon', 'join', 'closed']),
  /** The budget is used up: it is closed before its end. */
  isUsedUp: z.boolean(),
  currency: z.string(),
  terms: promotionTerms,
  /** Days for claiming a reward: after the end, or in a promotion without one after the reward became claimable. */
  claimDays,
  /**
   * For raffles: the current prizes, blanks included, each with a chance of exactly `weight` out of `of`; one out of
   * stock has none.
   */
  prizes: z.array(z.strictObject({ name: z.string(), amount, weight: z.int(), of: z.int() })),
  /** Each for one kind only. */
  deposit: z.nullable(depositTerms),
  loss: z.nullable(lossTerms),
  rain: z.nullable(z.extend(rainTerms, { left: z.int(), ...promisedSeed.shape })),
  freeRounds: z.nullable(z.extend(freeRoundsTerms, { gameName: z.string() })),
});

/** A member's participation in a promotion. */
export const promotionReward = z.strictObject({
  id: rowId,
  promotionId: rowId,
  kind: z.enum(promotionKinds),
  title: z.string(),
  status: z.enum(promotionStatuses),
  /** Null until it is decided. */
  amount: z.nullable(amount),
  currency: z.string(),
  /** The prize of a raffle. */
  prize: z.nullable(z.string()),
  /** Number of free rounds instead of money; `amount` is then their stake. */
  rounds: z.nullable(z.int()),
  /**
   * For raffles, after joining: the inputs of the draw. The random stream is HMAC-SHA256(seed,
   * "<clientSeed>:<nonce>:<block>"); a whole number below the sum of the weights selects the prize.
   */
  draw: z.nullable(
    z.extend(promisedSeed, {
      clientSeed: z.nullable(z.string()),
      nonce: rowId,
      weights: z.nullable(z.array(z.int())),
      place: z.nullable(z.int()),
    }),
  ),
  /**
   * For rain: the share and its pot. The random stream that splits the pot is HMAC-SHA256(seed,
   * "rain:<nonce>:<block>").
   */
  share: z.nullable(z.extend(promisedSeed, { nonce: rowId, pot: amount, shares: z.int(), place: z.int() })),
  multiple: z.int(),
  days: z.int(),
  /** True while an operator has to review it before it can be claimed. */
  isHeld: z.boolean(),
  /** The public reason of a rejection; `budget_used_up` where the budget was exhausted, `claim_expired` where it was not claimed in time. */
  publicReason: z.string(),
  /** Until when it can be claimed; null while or where there is nothing to claim. */
  claimBy: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
