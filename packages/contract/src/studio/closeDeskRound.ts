import * as z from 'zod/mini';
import { deskRound } from './deskRound.ts';
import { studioOperation } from './studioOperation.ts';
import { signedText, studioCode, studioUuid } from './shapes.ts';

/** From then on the operator's list of rounds shows what was owed. */
export const closeDeskRound = studioOperation({
  id: 'studio.closeDeskRound',
  method: 'POST',
  path: '/operator/desk/close',
  audience: 'operator',
  summary: 'Give a refused call up for good',
  input: z.strictObject({
    operator_id: studioCode,
    round: studioUuid,
    by: signedText(128),
    reason: signedText(500),
  }),
  output: deskRound,
  errors: ['operatorUnknown', 'signatureWrong', 'roundUnknown', 'roundNotStuck'],
});
