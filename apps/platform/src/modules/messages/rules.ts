import type { Audience } from './BroadcastRow.ts';

/** A message may wait for so long. */
const MAX_WAIT_MS = 90 * 86_400_000;

/** The field of an audience that is missing or too much. */
export function faultOfAudience({ audience, days, tag }: Audience): 'days' | 'tag' | undefined {
  if ((days !== null) !== (audience === 'newMembers' || audience === 'silent')) return 'days';
  return (tag !== null) === (audience === 'tagged') ? undefined : 'tag';
}

/** Whether a moment to send at is one: none that is long over, and none so far away that nobody remembers it. */
export function isSendable(sendAt: Date, now: Date): boolean {
  const wait = sendAt.getTime() - now.getTime();
  return wait > -60_000 && wait <= MAX_WAIT_MS;
}
