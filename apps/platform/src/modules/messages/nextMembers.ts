import type { BroadcastRow } from './BroadcastRow.ts';
import type { MessagesDeps } from './MessagesDeps.ts';

/** The next members of a broadcast's audience, by id. */
export async function nextMembers(
  { identity, tagged }: Pick<MessagesDeps, 'identity' | 'tagged'>,
  { brandId, audience, days, tag, lastMember }: BroadcastRow,
  limit: number,
): Promise<bigint[]> {
  const part = { brandId, after: lastMember, limit };
  if (audience === 'tagged') return tagged.after({ ...part, tag: tag ?? '' });
  return identity.activity.nextOf({
    ...part,
    withinDays: audience === 'newMembers' ? (days ?? undefined) : undefined,
    silentDays: audience === 'silent' ? (days ?? undefined) : undefined,
  });
}
