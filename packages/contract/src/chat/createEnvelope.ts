import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { envelopeDraft, houseEnvelope } from './envelopeDraft.ts';

/** Puts a red envelope into a room; members in it see it at once. Idempotent by request id. */
export const createEnvelope = operation({
  id: 'chat.createEnvelope',
  method: 'POST',
  path: '/ops/chat/createEnvelope',
  audience: 'operator',
  permission: 'promotions.write',
  summary: 'Put a red envelope into a room',
  description: 'The pot leaves the house at once and lies in `house.chat:pots` until members take it or it ends.',
  input: z.strictObject({ requestId, envelope: envelopeDraft }),
  output: houseEnvelope,
  errors: ['not_logged_in', 'not_allowed', 'amount_invalid', 'chat_room_not_found', 'request_conflict'],
});
