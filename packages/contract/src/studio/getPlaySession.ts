import * as z from 'zod/mini';
import { gameFacts } from './gameFacts.ts';
import { gamePurse } from './gamePurse.ts';
import { gameRound } from './gameRound.ts';
import { gameSeed } from './gameSeed.ts';
import { studioOperation } from './studioOperation.ts';
import { units } from './shapes.ts';

/** Everything a game page needs before the first spin, an unfinished round included. */
export const getPlaySession = studioOperation({
  id: 'studio.getPlaySession',
  method: 'GET',
  path: '/api/session',
  audience: 'player',
  summary: 'What a game starts with',
  input: z.object({}),
  output: z.strictObject({
    game: gameFacts,
    currency: z.string(),
    language: z.string(),
    /** Play money. */
    isFun: z.boolean(),
    lobbyUrl: z.nullable(z.string()),
    /** Origins that may embed the game in a frame and receive its messages. */
    parents: z.array(z.string()),
    ...gamePurse.shape,
    seed: gameSeed,
    /** A round that was started and not presented to its end. */
    round: z.nullable(gameRound),
    lastBet: z.nullable(units),
  }),
  errors: ['sessionUnknown', 'tooManyRequests', 'walletUnavailable'],
});
