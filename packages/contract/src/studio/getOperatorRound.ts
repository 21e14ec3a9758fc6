import * as z from 'zod/mini';
import { roundDetails } from './roundDetails.ts';
import { studioOperation } from './studioOperation.ts';
import { languageTag, studioCode, studioUuid } from './shapes.ts';

/** A round for the operator's player, with links to replay and verify it. */
export const getOperatorRound = studioOperation({
  id: 'studio.getOperatorRound',
  method: 'POST',
  path: '/operator/game/round',
  audience: 'operator',
  summary: 'The details of a round',
  input: z.strictObject({
    operator_id: studioCode,
    round: studioUuid,
    user: z.string().check(z.minLength(1), z.maxLength(128)),
    lang: z.optional(languageTag),
  }),
  output: roundDetails,
  errors: ['operatorUnknown', 'signatureWrong', 'roundUnknown'],
});
