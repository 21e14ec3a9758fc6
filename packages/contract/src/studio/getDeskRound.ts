import * as z from 'zod/mini';
import { deskRound } from './deskRound.ts';
import { studioOperation } from './studioOperation.ts';
import { studioCode, studioUuid } from './shapes.ts';

/** Available for any real-money round of the operator, whether or not it was ever at the desk. */
export const getDeskRound = studioOperation({
  id: 'studio.getDeskRound',
  method: 'POST',
  path: '/operator/desk/round',
  audience: 'operator',
  summary: 'A round and what was done about it',
  input: z.strictObject({ operator_id: studioCode, round: studioUuid }),
  output: deskRound,
  errors: ['operatorUnknown', 'signatureWrong', 'roundUnknown'],
});
