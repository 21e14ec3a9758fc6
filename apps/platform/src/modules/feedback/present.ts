import type { memberTicket, ticket } from '@baize/contract';
import type * as z from 'zod/mini';
import type { ReplyRow, TicketRow } from './TicketRow.ts';

/** A ticket as its member sees it, without the operators' names. */
export function presentTicket(row: TicketRow): z.output<typeof ticket> {
  return {
    id: String(row.id),
    type: row.type,
    content: row.content,
    contact: row.contact,
    images: row.images,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    replies: row.replies.map(presentReply),
  };
}

const presentReply = ({ id, operator, content, images, createdAt }: ReplyRow) => ({
  ...{ id: String(id), content, images, createdAt: createdAt.toISOString() },
  from: operator === '' ? ('member' as const) : ('house' as const),
});

/** A ticket as operators see it. */
export function presentMemberTicket(row: TicketRow): z.output<typeof memberTicket> {
  return {
    ...presentTicket(row),
    memberId: String(row.memberId),
    account: row.account,
    updatedAt: row.updatedAt.toISOString(),
    replies: row.replies.map((reply) => ({ ...presentReply(reply), operator: reply.operator })),
  };
}
