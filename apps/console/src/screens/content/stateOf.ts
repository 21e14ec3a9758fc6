import type { ContentItem } from './ContentItem.ts';

export type ItemState = 'shown' | 'hidden' | 'planned' | 'ended';

/** Whether visitors see a piece now, and if not, why. */
export function stateOf({ isShown, startsAt, endsAt }: ContentItem, nowMs: number): ItemState {
  if (!isShown) return 'hidden';
  if (endsAt !== null && Date.parse(endsAt) <= nowMs) return 'ended';
  return startsAt !== null && Date.parse(startsAt) > nowMs ? 'planned' : 'shown';
}
