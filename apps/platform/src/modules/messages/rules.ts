import type { Audience } from './BroadcastRow.ts';

/** Maximum delay of a broadcast. */
const MAX_WAIT_MS = 90 * 86_400_000;

/** An audience as it is asked for. */
type Asked = Omit<Audience, 'segmentId'> & Readonly<{ segmentId: string | null }>;

/** The missing or unexpected field of an audience. */
export function faultOfAudience({ audience, days, tag, segmentId }: Asked): 'days' | 'tag' | 'segmentId' | undefined {
  if ((days !== null) !== (audience === 'newMembers' || audience === 'silent')) return 'days';
  if ((tag !== null) !== (audience === 'tagged')) return 'tag';
  return (segmentId !== null) === (audience === 'segment') ? undefined : 'segmentId';
}

/** Whether a send time is valid: neither long past, nor too far ahead. */
export function isSendable(sendAt: Date, now: Date): boolean {
  const wait = sendAt.getTime() - now.getTime();
  return wait > -60_000 && wait <= MAX_WAIT_MS;
}
