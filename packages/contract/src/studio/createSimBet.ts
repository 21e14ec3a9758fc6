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
  }),
  output: z.strictObject({ round: simRound }),
  errors: [
    'sessionUnknown',
    'tooManyRequests',
    'notEnoughMoney',
    'roundOpen',
    'roundUnknown',
    'requestIdReused',
    'gameUnknown',
  ],
});
