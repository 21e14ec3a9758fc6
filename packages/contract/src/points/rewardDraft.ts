import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { pointsLongTexts, pointsTexts, rewardCategory, rewardKind } from './points.ts';

/** A reward as operators edit it. */
export const rewardDraft = z.strictObject({
  kind: rewardKind,
  category: z._default(z.optional(rewardCategory), 'other'),
  name: pointsTexts,
  about: pointsLongTexts,
  /** A picture of the brand; empty for a default motif. */
  image: z.string().check(
    z.regex(/^(?:|\/brand\/(?:images|uploads)\/[\w./-]{1,200})$/),
    /* No path traversal. */
    z.refine((path) => !/\.\.|\/\//.test(path)),
  ),
  points: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  amount,
  pays: amount,
  needsAddress: z.boolean(),
  /** Total stock, including those already given. */
  stock: z.int().check(z.gte(0), z.lte(10_000_000)),
  memberCap: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  isListed: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(10_000)),
});

/** The same as it is stored. */
export const catalogueReward = z.strictObject({
  id: rowId,
  version: z.int(),
  draft: rewardDraft,
  /** Given or requested. */
  taken: z.int(),
  updatedBy: z.string(),
  updatedAt: moment,
});
