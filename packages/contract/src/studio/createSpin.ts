import * as z from 'zod/mini';
import { gameRound } from './gameRound.ts';
import { studioOperation } from './studioOperation.ts';
import { spinRequestId, stakeUnits, studioUuid } from './shapes.ts';

/** Draws a round, and returns the outcome once its bet is paid. */
export const createSpin = studioOperation({
  id: 'studio.createSpin',
  method: 'POST',
  path: '/api/spins',
  audience: 'player',
  summary: 'Play a round',
  description:
    'The same request id asks for the same round, so asking again never bets twice. A round whose bet is still on its way is answered as such, and asked for again.',
  input: z.strictObject({
    requestId: spinRequestId,
    bet: stakeUnits,
    /** For a free round: the grant it belongs to. */
    reward: z.optional(studioUuid),
    /** The page can ask its player what a round leaves open; otherwise what is usual is taken. */
    canAsk: z.optional(z.boolean()),
  }),
  output: z.strictObject({ round: gameRound }),
  errors: [
    'sessionUnknown',
    'tooManyRequests',
    'betNotOffered',
    'notEnoughMoney',
    'roundOpen',
    'requestIdReused',
    'tooSoon',
  ],
});
