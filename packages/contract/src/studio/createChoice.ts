import * as z from 'zod/mini';
import { gameRound } from './gameRound.ts';
import { ownRoundId } from './shapes.ts';
import { studioOperation } from './studioOperation.ts';

/** Decides what a round leaves to its player, and brings it to its end by that. */
export const createChoice = studioOperation({
  id: 'studio.createChoice',
  method: 'POST',
  path: '/api/rounds/:id/choice',
  audience: 'player',
  summary: 'Decide in a round',
  description:
    'For a round in the state `choosing`; the answers are numbered from 0, in the order in which the game asks. The first one counts, and the same again is answered with the same round. Who does not answer within a day is taken to have chosen what is usual.',
  input: z.strictObject({ choice: z.int().check(z.gte(0), z.lte(99)), id: ownRoundId }),
  output: z.strictObject({ round: gameRound }),
  errors: ['sessionUnknown', 'tooManyRequests', 'roundUnknown', 'choiceUnknown', 'choiceMade'],
});
