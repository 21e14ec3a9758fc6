import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { moderatedRoom, roomDraft } from './moderatedRoom.ts';

/** Updates a room's settings, its slow mode and whether it is open. Members in it are notified at once. */
export const updateRoom = operation({
  id: 'chat.updateRoom',
  method: 'POST',
  path: '/ops/chat/updateRoom',
  audience: 'operator',
  permission: 'chat.write',
  summary: 'Change a chat room',
  input: z.strictObject({ roomId: rowId, room: roomDraft }),
  output: moderatedRoom,
  errors: ['not_logged_in', 'not_allowed', 'chat_room_not_found'],
});
