import * as z from 'zod/mini';
import { gameFacts } from './gameFacts.ts';
import { roundProof } from './roundProof.ts';
import { studioOperation } from './studioOperation.ts';
import { keptRoundId } from './shapes.ts';

/** Data for the replay and the verification page, for holders of the round's key `k`, which is valid for a day. */
export const getProof = studioOperation({
  id: 'studio.getProof',
  method: 'GET',
  path: '/api/proof/:id',
  audience: 'anyone',
  summary: 'A round with its proof',
  input: z.object({ id: keptRoundId, k: z.string('keyWrong') }),
  output: z.strictObject({
    ...roundProof.shape,
    gameInfo: gameFacts,
    /** Origins that may embed the replay in a frame and receive its messages. */
    parents: z.array(z.string()),
  }),
  errors: ['keyWrong', 'roundUnknown'],
});
