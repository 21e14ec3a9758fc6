import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { pointsLongTexts, pointsTexts, rewardKind } from './points.ts';

/** A reward as operators write it. */
export const rewardDraft = z.strictObject({
  kind: rewardKind,
  name: pointsTexts,
  about: pointsLongTexts,
  /** A picture of the brand; empty for a motif on cloth. */
  image: z.string().check(
    z.regex(/^(?:|\/brand\/(?:images|uploads)\/[\w./-]{1,200})$/),
    /* No step out of the folder. */
    z.refine((path) => !/\.\.|\/\//.test(path)),
  ),
  points: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  amount,
  pays: amount,
  needsAddress: z.boolean(),
  /** How many there are to give altogether, those already given included. */
  stock: z.int().check(z.gte(0), z.lte(10_000_000)),
  memberCap: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  isListed: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(10_000)),
});

/** The same as it stands. */
export const catalogueReward = z.strictObject({
  id: rowId,
  version: z.int(),
  draft: rewardDraft,
  /** How many are given or asked for. */
  taken: z.int(),
  updatedBy: z.string(),
  updatedAt: moment,
});
