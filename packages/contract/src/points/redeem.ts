import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId, rowId } from '../shapes.ts';
import { redemption } from './points.ts';

/** Redeems points for a reward: they leave the book at once, and an operator approves or refunds them. */
export const redeem = operation({
  id: 'points.redeem',
  method: 'POST',
  path: '/wps/points/redeem',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Redeem a reward',
  description:
    'Idempotent by requestId. What it costs is the server’s to say: version names the terms that were seen. Recipient, address and mobile are needed where the reward says so. Five wrong payment passwords close this and every other call that asks for it for 15 minutes.',
  input: z.strictObject({
    requestId,
    rewardId: rowId,
    version: z.int().check(z.gte(1)),
    quantity: z.int().check(z.gte(1), z.lte(1_000)),
    recipient: z._default(z.optional(z.string().check(z.trim(), z.maxLength(80))), ''),
    address: z._default(z.optional(z.string().check(z.trim(), z.maxLength(300))), ''),
    mobile: z._default(z.optional(z.string().check(z.trim(), z.maxLength(24))), ''),
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
    'reward_not_found',
    'reward_changed',
    'reward_closed',
    'reward_sold_out',
    'reward_cap',
    'recipient_required',
    'address_required',
    'mobile_invalid',
    'insufficient_points',
    'insufficient_funds',
    'account_closed',
    'request_conflict',
  ],
});
