import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Status of free rounds. requested: waits for a second operator. active: playable until they expire. finished: all were
 * played. expired: also if nobody approved in time.
 */
export const freeRoundsStatus = z.enum(['requested', 'rejected', 'active', 'finished', 'expired', 'cancelled']);

/** Free rounds as their member sees them. */
export const freeRounds = z.strictObject({
  id: rowId,
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: storedTexts,
  image: z.string(),
  currency: z.string(),
  /** Stake of each round. */
  stake: amount,
  rounds: z.int(),
  /** Remaining rounds. */
  left: z.int(),
  endsAt: moment,
});

/** Free rounds as operators see them. */
export const operatorFreeRounds = z.extend(freeRounds, {
  status: freeRoundsStatus,
  memberId: rowId,
  account: z.string(),
  /** Winnings so far. */
  won: amount,
  /** Its vendor knows of it: it asks for free rounds, or has been told. */
  isAtVendor: z.boolean(),
  requester: z.string(),
  approver: z.string(),
  reason: z.string(),
  createdAt: moment,
  endedAt: z.nullable(moment),
});
