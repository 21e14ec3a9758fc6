import type { Audience } from './BroadcastRow.ts';

/** Maximum delay of a broadcast. */
const MAX_WAIT_MS = 90 * 86_400_000;

/** The missing or unexpected field of an audience. */
export function faultOfAudience({ audience, days, tag }: Audience): 'days' | 'tag' | undefined {
  if ((days !== null) !== (audience === 'newMembers' || audience === 'silent')) return 'days';
  return (tag !== null) === (audience === 'tagged') ? undefined : 'tag';
}

/** Whether a send time is valid: neither long past, nor too far ahead. */
export function isSendable(sendAt: Date, now: Date): boolean {
  const wait = sendAt.getTime() - now.getTime();
  return wait > -60_000 && wait <= MAX_WAIT_MS;
}
