import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';

/** What brings the reward. */
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

/** For whom it is; by which tag members are marked for it is the house's. */
export const promotionAudiences = ['everybody', 'newMembers', 'depositors', 'tagged'] as const;

export type PromotionKind = (typeof promotionKinds)[number];

/**
 * Where a promotion stands for a member, in the order in which it may move. signedUp: the condition is still to be met.
 * applying: handed in. inProcess: an operator looks at it. claim: the reward waits. claimed: the bonus is being worked off.
 * issued: it is in the balance. rejected and closed are ends.
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

/** The bonus for binding Zalo is never more, in units of 1/100,000: 131K of the brand's currency. */
export const MAX_ZALO_BONUS = 13_100_000_000n;

/** What is given, on which condition, and what has to be done for it. */
export const promotionTerms = z.strictObject({
  /** signUp, zaloBinding, mission: the bonus. application: the most that can be approved. rain: the pot. */
  amount,
  /** Of a deposit or of what was lost, in 1/10,000, up to `cap`, from a deposit or a loss of `minimum` on. */
  percentBps: z.int().check(z.gte(0), z.lte(100_000)),
  cap: amount,
  /**
   * Also of a raffle and of free rounds: the deposit that they take, and of a referral: what whoever was brought deposits;
   * zero for none.
   */
  minimum: amount,
  /** How many times the bonus has to be staked by valid bets, within `days`. */
  multiple: z.int().check(z.gte(0), z.lte(100)),
  days: z.int().check(z.gte(1), z.lte(90)),
});

/** How often a mission begins anew: with the business day of the brand, with its week on Monday, or never. */
export const missionPeriods = ['day', 'week', 'once'] as const;
/** What is counted for a mission. */
export const missionFacts = ['validBet', 'deposit', 'checkIn'] as const;

/** What a mission asks for within its period. */
export const missionGoal = z.strictObject({
  period: z.enum(missionPeriods),
  fact: z.enum(missionFacts),
  /** validBet, deposit: how much altogether. */
  amount,
  /** checkIn: on how many days. */
  times: z.int().check(z.gte(0), z.lte(1_000)),
  /** Of which category valid bets count; without one of all. */
  classify: z.nullable(z.enum(rebateClasses)),
  /** The mission that comes before: this one opens once that one was claimed in the same period. */
  after: z.nullable(rowId),
});

/** What a referral pays for each who was brought, and what these have to do for it besides depositing `minimum`. */
export const referralTerms = z.strictObject({
  /** Valid bets of whoever was brought. */
  turnover: amount,
  /** From the first on, upwards: the reward for each from the `from`th on. */
  tiers: z
    .array(z.strictObject({ from: z.int().check(z.gte(1), z.lte(100_000)), amount }))
    .check(z.minLength(1), z.maxLength(10)),
});

/** Which deposit of a member brings the bonus, counted from the first that the member ever made. */
export const depositTerms = z.strictObject({ no: z.int().check(z.gte(2), z.lte(100)) });

/** A share of what was lost counts by the business day of the brand, or by its week from Monday on. */
export const lossPeriods = ['day', 'week'] as const;

/** Which loss is made good: rounds that were begun within the period and are settled, stakes less wins. */
export const lossTerms = z.strictObject({
  period: z.enum(lossPeriods),
  /** lossRescue: it comes once the member has less than this left; cashBack, which comes with the end of the period: zero. */
  below: amount,
});

/** Into how many shares a pot is cut, each for another member. */
export const rainTerms = z.strictObject({ shares: z.int().check(z.gte(1), z.lte(500)) });

/** Rounds of one game at one stake. */
export const freeRoundsTerms = z.strictObject({
  vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
  gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
  stake: positiveAmount,
  rounds: z.int().check(z.gte(1), z.lte(100)),
});

/** What a draw or a pot is decided by: SHA-256 of a seed, and the seed once nothing can be decided by it any more. */
const promisedSeed = z.strictObject({
  commitment: z.string(),
  seed: z.nullable(z.string()),
});

/** A promotion as everybody may read it, in one language. */
export const promotion = z.strictObject({
  id: rowId,
  kind: z.enum(promotionKinds),
  audience: z.enum(promotionAudiences),
  title: z.string(),
  summary: z.string(),
  /** Safe HTML. */
  content: z.string(),
  image: z.string(),
  startsAt: moment,
  endsAt: z.nullable(moment),
  /** Where it stands for somebody who does not take part. */
  status: z.enum(['comingSoon', 'join', 'closed']),
  /** Its budget is promised to others: it is closed before its end. */
  isUsedUp: z.boolean(),
  currency: z.string(),
  terms: promotionTerms,
  /** Of a raffle: what is drawn from now, blanks too, each with a chance of exactly `weight` out of `of`; one that is gone has none. */
  prizes: z.array(z.strictObject({ name: z.string(), amount, weight: z.int(), of: z.int() })),
  /** Each of one kind only. */
  deposit: z.nullable(depositTerms),
  loss: z.nullable(lossTerms),
  rain: z.nullable(z.extend(rainTerms, { left: z.int(), ...promisedSeed.shape })),
  freeRounds: z.nullable(z.extend(freeRoundsTerms, { gameName: z.string() })),
});

/** A member's part in a promotion. */
export const promotionReward = z.strictObject({
  id: rowId,
  promotionId: rowId,
  kind: z.enum(promotionKinds),
  title: z.string(),
  status: z.enum(promotionStatuses),
  /** Nothing before it is decided. */
  amount: z.nullable(amount),
  currency: z.string(),
  /** What a raffle brought. */
  prize: z.nullable(z.string()),
  /** How many rounds it is instead of money; `amount` is then what they are staked at. */
  rounds: z.nullable(z.int()),
  /**
   * Of a raffle, from joining on: by what it is drawn, and what it was drawn from. The stream of the draw is
   * HMAC-SHA256(seed, "<clientSeed>:<nonce>:<block>"); a whole number below the sum of the weights falls on a place.
   */
  draw: z.nullable(
    z.extend(promisedSeed, {
      clientSeed: z.nullable(z.string()),
      nonce: rowId,
      weights: z.nullable(z.array(z.int())),
      place: z.nullable(z.int()),
    }),
  ),
  /** Of a rain: which share of which pot it is. The stream that cuts the pot is HMAC-SHA256(seed, "rain:<nonce>:<block>"). */
  share: z.nullable(z.extend(promisedSeed, { nonce: rowId, pot: amount, shares: z.int(), place: z.int() })),
  multiple: z.int(),
  days: z.int(),
  /** True while somebody has to look before it can be claimed. */
  isHeld: z.boolean(),
  /** What the house says to a rejection; `budget_used_up` where others were promised all that there was. */
  publicReason: z.string(),
  /** The last moment at which it can be claimed. */
  claimBy: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
