import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { broadcast } from './broadcast.ts';

/** Cancels a broadcast: members who have not received it yet get none. One that was sent is not recalled. */
export const cancelBroadcast = operation({
  id: 'messages.cancelBroadcast',
  method: 'POST',
  path: '/ops/messages/cancelBroadcast',
  audience: 'operator',
  permission: 'messages.write',
  summary: 'Call off a message to many',
  input: z.strictObject({ broadcastId: rowId }),
  output: broadcast,
  errors: ['not_logged_in', 'not_allowed', 'broadcast_not_found', 'broadcast_ended'],
});
