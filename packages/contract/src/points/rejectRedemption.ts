import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { operatorRedemption } from './points.ts';

/** Rejects a redemption: points, money and stock are refunded in the same transaction. */
export const rejectRedemption = operation({
  id: 'points.rejectRedemption',
  method: 'POST',
  path: '/ops/points/rejectRedemption',
  audience: 'operator',
  permission: 'points.decide',
  summary: 'Reject a redemption',
  description: 'The reason is shown to the member.',
  input: z.strictObject({
    redemptionId: rowId,
    reason: reasonText(3),
  }),
  output: operatorRedemption,
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'redemption_not_found', 'redemption_decided'],
});
