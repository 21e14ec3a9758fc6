import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Whether the rooms that the member has been in hold anything that was not seen yet; nothing of it for who never came. */
export const getChatUnread = operation({
  id: 'chat.getChatUnread',
  method: 'GET',
  path: '/wps/chat/getChatUnread',
  audience: 'member',
  summary: 'Unread chat',
  input: z.strictObject({}),
  output: z.strictObject({ hasUnread: z.boolean() }),
  errors: ['not_logged_in'],
});
