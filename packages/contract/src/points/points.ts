import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment, rowId } from '../shapes.ts';

/** Points that something costs or brings: whole ones, never a part. */
export const points = z.int().check(z.gte(0), z.lte(1_000_000_000_000_000));

/** A balance or a change; only play that was taken back brings a balance below zero. */
export const signedPoints = z.int().check(z.gte(-1_000_000_000_000_000), z.lte(1_000_000_000_000_000));

/** A text in the languages that somebody wrote it in. */
export const pointsTexts = localTexts(120);
export const pointsLongTexts = localTexts(4_000);

const rate = z.int().check(z.gte(0), z.lte(1_000));

/** Points for every 100.00 of valid bets, by category. */
export const pointsRates = z.strictObject(
  Object.fromEntries(rebateClasses.map((name) => [name, rate])) as Record<(typeof rebateClasses)[number], typeof rate>,
);

/** A gift is handed over, a credit is paid to the main wallet; both after an operator has approved. */
export const rewardKind = z.enum(['gift', 'credit']);

/** What a redemption is of: a reward, or points converted into money at once. */
const redemptionKind = z.enum(['gift', 'credit', 'convert']);

export const redemptionStatus = z.enum(['inProcess', 'rejected', 'approved']);

/** A reward as members see it. */
export const reward = z.strictObject({
  id: rowId,
  /** Names the terms that are seen; a redemption of other terms is refused. */
  version: z.int(),
  kind: rewardKind,
  name: pointsTexts,
  about: pointsLongTexts,
  image: z.string(),
  /** What one piece costs in points, and from the main wallet besides. */
  points,
  amount,
  /** What a credit brings to the main wallet. */
  pays: amount,
  needsAddress: z.boolean(),
  left: z.int(),
  /** How many a member may have; null without such a bound. */
  memberCap: z.nullable(z.int()),
  /** How many of them this member has had or asked for. */
  taken: z.int(),
  closesAt: z.nullable(moment),
});

/** What a member has exchanged. */
export const redemption = z.strictObject({
  id: rowId,
  /** The transaction reference number. */
  reference: z.string(),
  kind: redemptionKind,
  name: pointsTexts,
  image: z.string(),
  /** Pieces of a reward, or lots of a conversion. */
  quantity: z.int(),
  unitPoints: points,
  points,
  /** What was taken from the main wallet besides. */
  amount,
  /** What the main wallet receives. */
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
