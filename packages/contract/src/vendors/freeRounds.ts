import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Where free rounds stand. requested: a second operator has to approve. active: they can be played until their end.
 * finished: all were played. expired: their end came first, also before anybody approved.
 */
export const freeRoundsStatus = z.enum(['requested', 'rejected', 'active', 'finished', 'expired', 'cancelled']);

/** Free rounds as the member who has them sees them. */
export const freeRounds = z.strictObject({
  id: rowId,
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: storedTexts,
  image: z.string(),
  currency: z.string(),
  /** What each round is played at. */
  stake: amount,
  rounds: z.int(),
  /** Rounds that can still be played. */
  left: z.int(),
  endsAt: moment,
});

/** Free rounds as operators see them. */
export const operatorFreeRounds = z.extend(freeRounds, {
  status: freeRoundsStatus,
  memberId: rowId,
  account: z.string(),
  /** What the rounds that were played have brought. */
  won: amount,
  /** Its vendor knows of it: it asks for free rounds, or has been told. */
  isAtVendor: z.boolean(),
  requester: z.string(),
  approver: z.string(),
  reason: z.string(),
  createdAt: moment,
  endedAt: z.nullable(moment),
});
