import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { redemption, redemptionStatus } from './points.ts';

/** The member's redemptions, newest first. */
export const listRedemptions = operation({
  id: 'points.listRedemptions',
  method: 'GET',
  path: '/wps/points/listRedemptions',
  audience: 'member',
  summary: 'Own redemptions',
  input: z.strictObject({ status: z.optional(redemptionStatus), pageNum: pageNumber, pageSize }),
  output: pageOf(redemption),
  errors: ['not_logged_in', 'points_closed'],
});
