import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { insertReply, lockTicket, readReply, readTicket, setStatus } from '../store.ts';
import type { TicketRow } from '../TicketRow.ts';

type Answer = { operator: OperatorSession; ip: string; requestId: string; ticketId: string; content: string };

/**
 * Replies to a ticket, idempotent by request id: reply, message to the member and audit row are one transaction. A
 * retry returns the ticket's current state.
 */
export async function answerTicket({ pool, messages }: FeedbackDeps, answer: Answer): Promise<TicketRow> {
  const { operator, ip, requestId, ticketId, content } = answer;
  const { brandId, operatorId } = operator;
  const known = await readTicket(pool, brandId, ticketId);
  if (!known) throw new Refusal('feedback_not_found');
  const member = { brandId, memberId: known.memberId };
  const language = await messages.languageOf(member);

  await transact(pool, async (client) => {
    const ticket = await lockTicket(client, brandId, ticketId);
    if (!ticket) throw new Refusal('feedback_not_found');
    const first = await readReply(client, { brandId, operatorId, requestId });
    if (first) {
      if (String(first.ticketId) !== ticketId || first.content !== content) throw new Refusal('request_conflict');
      return;
    }
    if (ticket.status === 'closed') throw new Refusal('feedback_closed');
    const replyId = await insertReply(client, {
      ...{ ...member, ticketId, operatorId, operator: operator.username, requestId, content },
    });
    // A concurrent request for another ticket has the same id.
    if (replyId === undefined) throw new Refusal('request_conflict');
    await setStatus(client, brandId, ticketId, 'answered');
    await messages.writeWithin(client, {
      ...{ ...member, language, key: `feedback:${replyId}` },
      fact: { what: 'feedbackAnswered', number: ticketId, answer: content },
    });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: operator.username, ip },
      action: 'feedback.createReply',
      objectType: 'feedback',
      objectId: ticketId,
      before: { status: ticket.status },
      after: { status: 'answered', member: ticket.account, content },
    });
  });
  const answered = await readTicket(pool, brandId, ticketId);
  if (!answered) throw new Refusal('feedback_not_found');
  return answered;
}
