import * as z from 'zod/mini';
import { gameRoundState } from './gameRound.ts';

/** The call that an operator's wallet finally refused after the bet. */
export const deskCall = z.enum(['win', 'rollback']);

/** A round at the desk with its history. */
export const deskRound = z.strictObject({
  round: z.string(),
  state: gameRoundState,
  call: z.nullable(deskCall),
  lines: z.array(
    z.strictObject({
      act: z.enum(['refused', 'retried', 'closed']),
      by: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
