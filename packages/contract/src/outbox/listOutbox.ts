import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { messagePurposes } from './messagePurposes.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

/** Sent and queued mails and text messages, newest first. */
export const listOutbox = operation({
  id: 'outbox.listOutbox',
  method: 'GET',
  path: '/ops/outbox/listOutbox',
  audience: 'operator',
  permission: 'outbox.read',
  summary: 'Outgoing mail and SMS',
  description:
    'Recipients are masked. The text is shown only on a demonstration site; elsewhere it is empty, since it holds codes.',
  input: z.strictObject({
    channel: z._default(z.optional(z.enum(['all', 'email', 'sms'])), 'all' as const),
    status: z._default(z.optional(z.enum(['all', 'waiting', 'sent', 'failed', 'kept'])), 'all' as const),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(
    z.strictObject({
      id: rowId,
      channel: z.enum(['email', 'sms']),
      purpose: z.enum(messagePurposes),
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      /** kept: no transport is configured, so the message stays here. */
      status: z.enum(['waiting', 'sent', 'failed', 'kept']),
      attempts: z.int(),
      fault: z.string(),
      createdAt: moment,
      sentAt: z.nullable(moment),
    }),
  ),
  errors: ['not_logged_in', 'not_allowed'],
});
