import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Whether the rooms that the member has visited have unread messages; always false without visits. */
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
