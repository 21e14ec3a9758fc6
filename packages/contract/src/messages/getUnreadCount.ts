import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The number of unread messages. */
export const getUnreadCount = operation({
  id: 'messages.getUnreadCount',
  method: 'GET',
  path: '/wps/messages/getUnreadCount',
  audience: 'member',
  summary: 'Unread messages',
  input: z.strictObject({}),
  output: z.strictObject({ count: z.int() }),
  errors: ['not_logged_in'],
});
