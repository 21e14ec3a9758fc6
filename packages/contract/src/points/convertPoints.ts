import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { redemption } from './points.ts';

/** Converts points into money of the main wallet at once, in whole multiples of the ratio. */
export const convertPoints = operation({
  id: 'points.convertPoints',
  method: 'POST',
  path: '/wps/points/convertPoints',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Convert points',
  description:
    'Idempotent by requestId. units: how many lots of ratioPoints, so nothing is rounded. ratioVersion names the ratio that was seen; another one is refused.',
  input: z.strictObject({
    requestId,
    units: z.int().check(z.gte(1), z.lte(1_000_000)),
    ratioVersion: z.int().check(z.gte(1)),
    paymentPassword: z.string().check(z.maxLength(128)),
  }),
  output: redemption,
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'points_closed',
    'payment_password_missing',
    'payment_password_incorrect',
    'payment_password_locked',
    'ratio_changed',
    'insufficient_points',
    'account_closed',
    'amount_invalid',
    'request_conflict',
  ],
});
