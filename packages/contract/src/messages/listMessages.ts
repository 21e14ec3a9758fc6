import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { platformMessage } from './platformMessage.ts';

/** The member's messages, newest first. */
export const listMessages = operation({
  id: 'messages.listMessages',
  method: 'GET',
  path: '/wps/messages/listMessages',
  audience: 'member',
  summary: 'Platform messages',
  input: z.strictObject({
    filter: z._default(z.optional(z.enum(['all', 'unread'])), 'all' as const),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(platformMessage),
  errors: ['not_logged_in'],
});
