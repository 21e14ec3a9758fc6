import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, positiveAmount, reasonText, requestId } from '../shapes.ts';
import { operatorFreeRounds } from './freeRounds.ts';

/** Requests free rounds for a member; none can be played until another operator approves. */
export const createFreeRounds = operation({
  id: 'vendors.createFreeRounds',
  method: 'POST',
  path: '/ops/vendors/createFreeRounds',
  audience: 'operator',
  permission: 'bonuses.write',
  summary: 'Ask for free rounds',
  description:
    'Idempotent by requestId. stake is one that the game offers, within the bounds that the brand has set for it; endsAt is at most 90 days away.',
  input: z.strictObject({
    requestId,
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
    gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
    rounds: z.int().check(z.gte(1), z.lte(100)),
    stake: positiveAmount,
    endsAt: moment,
    reason: reasonText(10),
  }),
  output: operatorFreeRounds,
  errors: [
    'not_logged_in',
    'not_allowed',
    'member_not_found',
    'game_not_found',
    'free_rounds_not_offered',
    'free_rounds_stake_invalid',
    'free_rounds_end_invalid',
    'amount_invalid',
    'reason_required',
    'request_conflict',
  ],
});
