import type { listOutbox, OutputOf } from '@baize/contract';
import type { MessageRow } from './MessageRow.ts';

type Row = OutputOf<typeof listOutbox>['content'][number];

/** A message as operators see it: with a masked recipient, and the text only where `isTextShown`. */
export function presentMessage(row: MessageRow, { isTextShown }: { isTextShown: boolean }): Row {
  return {
    id: String(row.id),
    channel: row.channel,
    purpose: row.purpose,
    recipient: maskRecipient(row.recipient),
    subject: row.subject,
    text: isTextShown ? row.body : '',
    status: row.status,
    attempts: row.attempts,
    fault: row.fault,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** `+86138****0000` and `a***@example.com`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, 1)}***${recipient.slice(at)}`;
  return `${recipient.slice(0, Math.max(recipient.length - 8, 3))}****${recipient.slice(-Math.min(4, Math.max(recipient.length - 6, 1)))}`;
}
