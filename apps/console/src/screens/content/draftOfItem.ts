import type { ContentItem, Draft } from './ContentItem.ts';

/** A piece as the editor holds it. */
export function draftOfItem({ position, isShown, startsAt, endsAt, content }: ContentItem): Draft {
  return { position, isShown, startsAt, endsAt, kind: content.kind, body: content.body };
}
