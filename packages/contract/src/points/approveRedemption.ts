import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { operatorRedemption } from './points.ts';

/** Approves a redemption: a credit is paid, a gift is sent. */
export const approveRedemption = operation({
  id: 'points.approveRedemption',
  method: 'POST',
  path: '/ops/points/approveRedemption',
  audience: 'operator',
  permission: 'points.decide',
  summary: 'Approve a redemption',
  description: 'remark is shown to the member, such as the number of the parcel.',
  input: z.strictObject({
    redemptionId: rowId,
    remark: z._default(z.optional(z.string().check(z.trim(), z.maxLength(REASON_MAX))), ''),
  }),
  output: operatorRedemption,
  errors: ['not_logged_in', 'not_allowed', 'redemption_not_found', 'redemption_decided'],
});
