import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { houseEnvelope } from './envelopeDraft.ts';

/** The red envelopes of the brand, newest first. */
export const listEnvelopes = operation({
  id: 'chat.listEnvelopes',
  method: 'GET',
  path: '/ops/chat/listEnvelopes',
  audience: 'operator',
  permission: 'chat.read',
  summary: 'Red envelopes',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(houseEnvelope),
  errors: ['not_logged_in', 'not_allowed'],
});
