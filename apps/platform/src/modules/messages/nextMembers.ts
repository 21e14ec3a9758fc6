import type { AccountStep } from '#modules/identity/index.ts';
import type { BroadcastRow } from './BroadcastRow.ts';
import type { MessagesDeps } from './MessagesDeps.ts';

/** The next members of a broadcast's audience, by id. */
export async function nextMembers(
  { identity, audiences }: Pick<MessagesDeps, 'identity' | 'audiences'>,
  { brandId, audience, days, tag, segmentId, lastMember: after }: BroadcastRow,
  limit: number,
): Promise<AccountStep> {
  const part = { brandId, after, limit };
  if (segmentId !== null) return audiences.next({ ...part, segmentId });
  if (tag !== null) return audiences.next({ ...part, tag });
  const memberIds = await identity.activity.nextOf({
    ...part,
    withinDays: audience === 'newMembers' ? (days ?? undefined) : undefined,
    silentDays: audience === 'silent' ? (days ?? undefined) : undefined,
  });
  return { memberIds, last: memberIds.at(-1) ?? after, isDone: memberIds.length < limit };
}
