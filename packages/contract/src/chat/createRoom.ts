import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { moderatedRoom, roomDraft } from './moderatedRoom.ts';

/** Adds a room. Idempotent by request id. */
export const createRoom = operation({
  id: 'chat.createRoom',
  method: 'POST',
  path: '/ops/chat/createRoom',
  audience: 'operator',
  permission: 'chat.write',
  summary: 'Add a chat room',
  input: z.strictObject({ requestId, room: roomDraft }),
  output: moderatedRoom,
  errors: ['not_logged_in', 'not_allowed'],
});
