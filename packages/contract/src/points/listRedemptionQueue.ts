import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { operatorRedemption } from './points.ts';

/** The brand's redemptions: pending ones oldest first, all others newest first. */
export const listRedemptionQueue = operation({
  id: 'points.listRedemptionQueue',
  method: 'GET',
  path: '/ops/points/listRedemptionQueue',
  audience: 'operator',
  permission: 'points.read',
  summary: 'Redemptions of the brand',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['inProcess', 'approved', 'rejected', 'all'])), 'inProcess'),
    /** A complete account name. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(operatorRedemption), waiting: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
