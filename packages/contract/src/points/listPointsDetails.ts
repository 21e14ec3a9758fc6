import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { signedPoints } from './points.ts';

const pointsEntry = z.strictObject({
  /** Version of the entry; entries have no gaps. */
  version: z.string(),
  kind: z.enum(['earned', 'takenBack', 'redeemed', 'returned', 'converted']),
  amount: signedPoints,
  balanceAfter: signedPoints,
  /** The reference number of the redemption it belongs to; empty for play. */
  reference: z.string(),
  /** The category of the play it comes from. */
  classify: z.nullable(z.enum(rebateClasses)),
  createdAt: moment,
});

/** The member's point entries, newest first. */
export const listPointsDetails = operation({
  id: 'points.listPointsDetails',
  method: 'GET',
  path: '/wps/points/listPointsDetails',
  audience: 'member',
  summary: 'Points details',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(pointsEntry),
  errors: ['not_logged_in', 'points_closed'],
});
