import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { lockTicket, readTicket, setStatus } from '../store.ts';
import type { TicketRow } from '../TicketRow.ts';

type Closing = { operator: OperatorSession; ip: string; ticketId: string };

/** Closes a ticket, with its audit row. */
export async function endTicket(
  { pool }: Pick<FeedbackDeps, 'pool'>,
  { operator, ip, ticketId }: Closing,
): Promise<TicketRow> {
  const { brandId, operatorId } = operator;
  return transact(pool, async (client) => {
    const ticket = await lockTicket(client, brandId, ticketId);
    if (!ticket) throw new Refusal('feedback_not_found');
    if (ticket.status === 'closed') throw new Refusal('feedback_closed');
    await setStatus(client, brandId, ticketId, 'closed');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: operator.username, ip },
      action: 'feedback.closeTicket',
      objectType: 'feedback',
      objectId: ticketId,
      before: { status: ticket.status },
      after: { status: 'closed', member: ticket.account },
    });
    const row = await readTicket(client, brandId, ticketId);
    if (!row) throw new Refusal('feedback_not_found');
    return row;
  });
}
