import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { broadcast } from './broadcast.ts';

/** Broadcasts, newest first. */
export const listBroadcasts = operation({
  id: 'messages.listBroadcasts',
  method: 'GET',
  path: '/ops/messages/listBroadcasts',
  audience: 'operator',
  permission: 'messages.read',
  summary: 'Messages to many members',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(broadcast),
  errors: ['not_logged_in', 'not_allowed'],
});
