import * as z from 'zod/mini';
import { roundDetails } from './roundDetails.ts';
import { studioOperation } from './studioOperation.ts';
import { languageTag, studioCode, studioUuid } from './shapes.ts';

/** Lets the player verify a round without the game: its seed is revealed, and the next rounds get a new one. */
export const revealRound = studioOperation({
  id: 'studio.revealRound',
  method: 'POST',
  path: '/operator/game/reveal',
  audience: 'operator',
  summary: "Reveal a round's seed",
  input: z.strictObject({
    operator_id: studioCode,
    round: studioUuid,
    user: z.string().check(z.minLength(1), z.maxLength(128)),
    lang: z.optional(languageTag),
  }),
  output: roundDetails,
  errors: ['operatorUnknown', 'signatureWrong', 'roundUnknown', 'roundOpen'],
});
