import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { moderatedMessage } from './moderatedRoom.ts';

/** Messages of a room, newest first: all, or those that were reported and not removed. */
export const listChatMessages = operation({
  id: 'chat.listChatMessages',
  method: 'GET',
  path: '/ops/chat/listChatMessages',
  audience: 'operator',
  permission: 'chat.read',
  summary: 'Chat messages',
  input: z.strictObject({
    roomId: rowId,
    filter: z._default(z.optional(z.enum(['all', 'reported'])), 'all' as const),
    /** Prefix of an account or chat name. */
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(moderatedMessage),
  errors: ['not_logged_in', 'not_allowed', 'chat_room_not_found'],
});
