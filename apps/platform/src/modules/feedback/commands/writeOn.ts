import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import type { Picture } from '../Picture.ts';
import { limitsOf } from '../rules.ts';
import { insertFollowUp, insertImages, lockTicket, readFollowUp, readTicket, setStatus } from '../store.ts';
import type { TicketRow } from '../TicketRow.ts';

type FollowUp = {
  brandId: number;
  memberId: bigint;
  requestId: string;
  ticketId: string;
  content: string;
  pictures: readonly Picture[];
};

/**
 * Adds a follow-up to a member's own ticket, idempotent, and reopens it, so that it is back in the queue. A retry
 * returns the ticket's current state and does not count for the rate limit.
 */
export async function writeOn({ pool, limiter }: FeedbackDeps, line: FollowUp): Promise<TicketRow> {
  const { brandId, memberId, ticketId, content, pictures } = line;
  const limits = limitsOf(memberId, pictures.length > 0);
  const isAllowed = await limiter.hit(limits);
  const isNew = await transact(pool, async (client) => {
    const ticket = await lockTicket(client, brandId, ticketId);
    if (ticket?.memberId !== memberId) throw new Refusal('feedback_not_found');
    const first = await readFollowUp(client, line);
    if (first) {
      if (String(first.ticketId) !== ticketId || first.content !== content) throw new Refusal('request_conflict');
      return false;
    }
    if (ticket.status === 'closed') throw new Refusal('feedback_closed');
    if (!isAllowed) throw new Refusal('too_many_requests');
    const replyId = await insertFollowUp(client, line);
    // A concurrent request for another ticket has the same id.
    if (replyId === undefined) throw new Refusal('request_conflict');
    await insertImages(client, { brandId, memberId, ticketId, replyId }, pictures);
    await setStatus(client, brandId, ticketId, 'open');
    return true;
  });
  if (!isNew) await limiter.giveBack(limits);
  const row = await readTicket(pool, brandId, ticketId);
  if (!row) throw new Refusal('feedback_not_found');
  return row;
}
