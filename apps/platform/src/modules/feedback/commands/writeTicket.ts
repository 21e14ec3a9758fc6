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
 * Writes an entry once: the same words again within ten minutes, by a second click or a resend, are the same entry. The
 * member's entries are taken one at a time, so that sending many at once makes no more of them.
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
  // A resend was no entry, so it does not count as one.
  if (!isNew) await limiter.giveBack(limits);
  return row;
}
