import * as z from 'zod/mini';
import { gameFacts } from './gameFacts.ts';
import { roundProof } from './roundProof.ts';
import { studioOperation } from './studioOperation.ts';
import { keptRoundId } from './shapes.ts';

/** What the replay shows and the check page draws again, for whoever has the key of the round: `k`, good for a day. */
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
    /** Whose pages may hold the replay in a frame and hear from it. */
    parents: z.array(z.string()),
  }),
  errors: ['keyWrong', 'roundUnknown'],
});
