import type { FeedbackType } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import type { Picture } from '../Picture.ts';
import { limitsOf } from '../rules.ts';
import { findSame, insertImages, insertTicket, lockMember } from '../store.ts';
import type { TicketRow } from '../TicketRow.ts';

type Entry = {
  brandId: number;
  memberId: bigint;
  account: string;
  type: FeedbackType;
  content: string;
  contact: string;
  pictures: readonly Picture[];
};

/**
 * Creates a ticket once: the same text again within ten minutes, by a double click or a retry, is the same ticket. A
 * member's tickets are serialised, so that concurrent requests create one only.
 */
export async function writeTicket({ pool, limiter }: FeedbackDeps, entry: Entry): Promise<TicketRow> {
  const limits = limitsOf(entry.memberId, entry.pictures.length > 0);
  const isAllowed = await limiter.hit(limits);
  const { row, isNew } = await transact(pool, async (client) => {
    await lockMember(client, entry);
    const same = await findSame(client, entry);
    if (same) return { row: same, isNew: false };
    if (!isAllowed) throw new Refusal('too_many_requests');
    const row = await insertTicket(client, entry);
    const { brandId, memberId, pictures } = entry;
    const images = await insertImages(client, { brandId, memberId, ticketId: row.id, replyId: null }, pictures);
    return { row: { ...row, images }, isNew: true };
  });
  // A retry created no ticket, so it does not count.
  if (!isNew) await limiter.giveBack(limits);
  return row;
}
