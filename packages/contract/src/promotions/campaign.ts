import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';
import {
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

/** What a raffle is drawn from: each prize by its share of the sum of all weights. */
const prize = z.strictObject({
  name: texts,
  /** Zero is a blank. */
  amount,
  weight: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** How many are left; without it there is no end of them. */
  stock: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
});

/** A promotion as an operator sets it up. */
export const campaignDraft = z.strictObject({
  kind: z.enum(promotionKinds),
  audience: z.enum(promotionAudiences),
  /** Of members who are marked with it, in whichever case; empty for every other audience. */
  audienceTag: z._default(z.optional(z.string().check(z.trim(), z.maxLength(24))), ''),
  title: texts,
  summary: texts,
  /** HTML of a small safe set of elements; anything else is taken out before it is stored. */
  content: longTexts,
  image: z.string().check(z.regex(/^(?:|\/brand\/(?:images|uploads)\/[\w./-]{1,200})$/)),
  position: z.int().check(z.gte(0), z.lte(10_000)),
  isShown: z.boolean(),
  startsAt: moment,
  endsAt: z.nullable(moment),
  terms: promotionTerms,
  /** From one browser, one network, to one payee; whoever comes beyond that waits for an operator. */
  perDevice: bound,
  perNetwork: bound,
  perPayee: bound,
  /** All that may be promised and given in it; without one there is no end. */
  budget: z._default(z.optional(z.nullable(positiveAmount)), null),
  /** What one member may be promised and given in it. */
  memberCap: z._default(z.optional(z.nullable(positiveAmount)), null),
  prizes: z.array(prize).check(z.maxLength(20)),
  /** Of a mission only. */
  mission: z._default(z.optional(z.nullable(missionGoal)), null),
  /** Of a referral only. */
  referral: z._default(z.optional(z.nullable(referralTerms)), null),
  /** Of the n-th deposit only. */
  deposit: z._default(z.optional(z.nullable(depositTerms)), null),
  /** Of a share of a loss only. */
  loss: z._default(z.optional(z.nullable(lossTerms)), null),
  /** Of a pot only. */
  rain: z._default(z.optional(z.nullable(rainTerms)), null),
  /** Of rounds instead of money only. */
  freeRounds: z._default(z.optional(z.nullable(freeRoundsTerms)), null),
});

export const campaign = z.extend(campaignDraft, {
  id: rowId,
  version: z.int(),
  currency: z.string(),
  /** Who takes part; from the first one on the terms stay as they are. */
  members: z.int(),
  held: z.int(),
  paid: amount,
  /** Of the budget: what was given and what can still be claimed. */
  promised: amount,
  updatedAt: moment,
  updatedBy: z.string(),
});
