import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { houseEnvelope } from './envelopeDraft.ts';

/** Ends a red envelope now: untaken shares return to the house. One that has ended is left unchanged. */
export const closeEnvelope = operation({
  id: 'chat.closeEnvelope',
  method: 'POST',
  path: '/ops/chat/closeEnvelope',
  audience: 'operator',
  permission: 'promotions.write',
  summary: 'End a red envelope',
  input: z.strictObject({ envelopeId: rowId }),
  output: houseEnvelope,
  errors: ['not_logged_in', 'not_allowed', 'chat_envelope_not_found'],
});
