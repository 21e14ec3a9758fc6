import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';
import {
  CLAIM_DAYS,
  claimDays,
  depositTerms,
  freeRoundsTerms,
  lossTerms,
  missionGoal,
  promotionAudiences,
  promotionKinds,
  promotionTerms,
  rainTerms,
  referralTerms,
} from './promotion.ts';

const texts = localTexts(200);
const longTexts = localTexts(20_000);
const bound = z.int().check(z.gte(1), z.lte(1_000_000));

/** A prize of a raffle; its chance is its weight over the sum of all weights. */
const prize = z.strictObject({
  name: texts,
  /** Zero is a blank. */
  amount,
  weight: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Remaining stock; null for unlimited. */
  stock: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
});

/** A promotion as an operator configures it. */
export const campaignDraft = z.strictObject({
  kind: z.enum(promotionKinds),
  audience: z.enum(promotionAudiences),
  /** For the audience of tagged members, case-insensitive; empty for every other audience. */
  audienceTag: z._default(z.optional(z.string().check(z.trim(), z.maxLength(24))), ''),
  /** For the audience of a segment; null for every other audience. */
  segmentId: z._default(z.optional(z.nullable(rowId)), null),
  title: texts,
  summary: texts,
  /** HTML, sanitised to a small allow list before it is stored. */
  content: longTexts,
  image: z.string().check(z.regex(/^(?:|\/brand\/(?:images|uploads)\/[\w./-]{1,200})$/)),
  position: z.int().check(z.gte(0), z.lte(10_000)),
  isShown: z.boolean(),
  startsAt: moment,
  endsAt: z.nullable(moment),
  terms: promotionTerms,
  /** Maximum per browser, per network, per payee; participations beyond that wait for an operator. */
  perDevice: bound,
  perNetwork: bound,
  perPayee: bound,
  /** Days for claiming a reward: after the end, or in a promotion without one after the reward became claimable. */
  claimDays: z._default(z.optional(claimDays), CLAIM_DAYS),
  /** Budget of the promotion; null for unlimited. */
  budget: z._default(z.optional(z.nullable(positiveAmount)), null),
  /** Budget per member. */
  memberCap: z._default(z.optional(z.nullable(positiveAmount)), null),
  prizes: z.array(prize).check(z.maxLength(20)),
  /** Missions only. */
  mission: z._default(z.optional(z.nullable(missionGoal)), null),
  /** Referrals only. */
  referral: z._default(z.optional(z.nullable(referralTerms)), null),
  /** Deposit bonuses only. */
  deposit: z._default(z.optional(z.nullable(depositTerms)), null),
  /** Cash-back and loss rescue only. */
  loss: z._default(z.optional(z.nullable(lossTerms)), null),
  /** Rain only. */
  rain: z._default(z.optional(z.nullable(rainTerms)), null),
  /** Free rounds only. */
  freeRounds: z._default(z.optional(z.nullable(freeRoundsTerms)), null),
});

export const campaign = z.extend(campaignDraft, {
  id: rowId,
  version: z.int(),
  currency: z.string(),
  /** Number of participants; after the first the terms are immutable. */
  members: z.int(),
  held: z.int(),
  paid: amount,
  /** Used part of the budget: paid or still claimable. */
  promised: amount,
  updatedAt: moment,
  updatedBy: z.string(),
});
