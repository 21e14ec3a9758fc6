import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment, rowId } from '../shapes.ts';

/** A price or an amount of points: whole ones, never a fraction. */
export const points = z.int().check(z.gte(0), z.lte(1_000_000_000_000_000));

/** A balance or a change; only reversed play can make a balance negative. */
export const signedPoints = z.int().check(z.gte(-1_000_000_000_000_000), z.lte(1_000_000_000_000_000));

/** A localised text. */
export const pointsTexts = localTexts(120);
export const pointsLongTexts = localTexts(4_000);

const rate = z.int().check(z.gte(0), z.lte(1_000));

/** Points for every 100.00 of valid bets, by category. */
export const pointsRates = z.strictObject(
  Object.fromEntries(rebateClasses.map((name) => [name, rate])) as Record<(typeof rebateClasses)[number], typeof rate>,
);

/** A gift is handed over, a credit is paid to the main wallet; both after an operator's approval. */
export const rewardKind = z.enum(['gift', 'credit']);

/** What a reward is, whichever way it is handed over; members look for rewards by it. */
export const rewardCategories = ['electronics', 'vouchers', 'lifestyle', 'luxury', 'money', 'other'] as const;

export const rewardCategory = z.enum(rewardCategories);

/** What was redeemed: a reward, or points converted into money at once. */
const redemptionKind = z.enum(['gift', 'credit', 'convert']);

export const redemptionStatus = z.enum(['inProcess', 'rejected', 'approved']);

/** A reward as members see it. */
export const reward = z.strictObject({
  id: rowId,
  /** Version of the terms shown; a redemption of other terms is refused. */
  version: z.int(),
  kind: rewardKind,
  category: rewardCategory,
  name: pointsTexts,
  about: pointsLongTexts,
  image: z.string(),
  /** Price of one piece in points, plus money from the main wallet. */
  points,
  amount,
  /** What a credit pays to the main wallet. */
  pays: amount,
  needsAddress: z.boolean(),
  left: z.int(),
  /** Maximum per member; null for no limit. */
  memberCap: z.nullable(z.int()),
  /** How many this member has received or requested. */
  taken: z.int(),
  closesAt: z.nullable(moment),
});

/** A redemption of a member. */
export const redemption = z.strictObject({
  id: rowId,
  /** The transaction reference number. */
  reference: z.string(),
  kind: redemptionKind,
  name: pointsTexts,
  image: z.string(),
  /** Pieces of a reward, or multiples of a conversion. */
  quantity: z.int(),
  unitPoints: points,
  points,
  /** Money taken from the main wallet in addition. */
  amount,
  /** Paid to the main wallet. */
  pays: amount,
  currency: z.string(),
  recipient: z.string(),
  address: z.string(),
  mobile: z.string(),
  status: redemptionStatus,
  remark: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});

/** The same as operators see it. */
export const operatorRedemption = z.extend(redemption, {
  memberId: rowId,
  account: z.string(),
  operator: z.string(),
});
