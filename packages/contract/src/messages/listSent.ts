import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { platformMessage } from './platformMessage.ts';

/** All messages to one member, by operators and by the platform, newest first. */
export const listSent = operation({
  id: 'messages.listSent',
  method: 'GET',
  path: '/ops/messages/listSent',
  audience: 'operator',
  permission: 'messages.read',
  summary: 'Messages to a member',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: pageOf(
    z.extend(platformMessage, {
      /** The operator who sent it; empty for the platform. */
      sentBy: z.string(),
      readAt: z.nullable(moment),
    }),
  ),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
