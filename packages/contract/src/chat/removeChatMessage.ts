import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { moderatedMessage } from './moderatedRoom.ts';

/** Removes a message for everybody in the room; operators can still read it. Removing it again changes nothing. */
export const removeChatMessage = operation({
  id: 'chat.removeChatMessage',
  method: 'POST',
  path: '/ops/chat/removeChatMessage',
  audience: 'operator',
  permission: 'chat.write',
  summary: 'Remove a chat message',
  input: z.strictObject({ roomId: rowId, seq: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) }),
  output: moderatedMessage,
  errors: ['not_logged_in', 'not_allowed', 'chat_message_not_found'],
});
