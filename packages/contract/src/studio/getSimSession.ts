import * as z from 'zod/mini';
import { simRound } from './simRound.ts';
import { studioOperation } from './studioOperation.ts';

/** Everything the page needs before the first bet. */
export const getSimSession = studioOperation({
  id: 'studio.getSimSession',
  method: 'GET',
  path: '/sim/api/session',
  audience: 'simPlayer',
  summary: "What a simulated vendor's game starts with",
  input: z.object({}),
  output: z.strictObject({
    currency: z.string(),
    isFun: z.boolean(),
    lobbyUrl: z.string(),
    balance: z.string(),
    /** The hash of the seed for the next round. */
    nextHash: z.string(),
    /** Rounds that the operator pays, which are played first. */
    free: z.nullable(z.strictObject({ stake: z.string(), left: z.int() })),
    /** A round whose money is still on the way. */
    round: z.nullable(simRound),
  }),
  errors: ['sessionUnknown', 'tooManyRequests', 'walletUnavailable'],
});
