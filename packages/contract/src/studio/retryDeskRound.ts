import * as z from 'zod/mini';
import { deskRound } from './deskRound.ts';
import { studioOperation } from './studioOperation.ts';
import { signedText, studioCode, studioUuid } from './shapes.ts';

/** Sends the identical call, so that a wallet which accepted it after all pays nothing twice. */
export const retryDeskRound = studioOperation({
  id: 'studio.retryDeskRound',
  method: 'POST',
  path: '/operator/desk/retry',
  audience: 'operator',
  summary: 'Send a refused call again',
  input: z.strictObject({ operator_id: studioCode, round: studioUuid, by: signedText(128) }),
  output: deskRound,
  errors: ['operatorUnknown', 'signatureWrong', 'roundUnknown', 'roundNotStuck'],
});
