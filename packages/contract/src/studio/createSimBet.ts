import * as z from 'zod/mini';
import { simRound } from './simRound.ts';
import { simStakes } from './simStakes.ts';
import { studioOperation } from './studioOperation.ts';
import { clientSeed } from './shapes.ts';

/** The same request id returns the same round. */
export const createSimBet = studioOperation({
  id: 'studio.createSimBet',
  method: 'POST',
  path: '/sim/api/bets',
  audience: 'simPlayer',
  summary: "Bet at a simulated vendor's table",
  input: z.strictObject({
    requestId: z.uuid(),
    /** In whole units of the currency. */
    stake: z.literal([...simStakes]),
    choice: z.string().check(z.maxLength(32)),
    clientSeed,
    /** A round that the operator pays, at what it gave; the stake above does not count then. */
    isFree: z._default(z.optional(z.boolean()), false),
  }),
  output: z.strictObject({ round: simRound }),
  errors: [
    'sessionUnknown',
    'tooManyRequests',
    'notEnoughMoney',
    'freeRoundsOver',
    'roundOpen',
    'roundUnknown',
    'requestIdReused',
    'gameUnknown',
  ],
});
