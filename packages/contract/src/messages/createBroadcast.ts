import { operation } from '../operation.ts';
import { broadcast, broadcastDraft } from './broadcast.ts';

/** Writes to many members, at once or at a later time. Idempotent by request id. */
export const createBroadcast = operation({
  id: 'messages.createBroadcast',
  method: 'POST',
  path: '/ops/messages/createBroadcast',
  audience: 'operator',
  permission: 'messages.write',
  summary: 'Message many members',
  input: broadcastDraft,
  output: broadcast,
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'field_invalid', 'segment_not_found', 'request_conflict'],
});
