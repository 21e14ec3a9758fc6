import type { broadcast, OutputOf, listSent, platformMessage } from '@baize/contract';
import type * as z from 'zod/mini';
import type { BroadcastRow } from './BroadcastRow.ts';
import type { MessageRow } from './MessageRow.ts';

/** A message as its member sees it. */
export function presentMessage(row: MessageRow): z.output<typeof platformMessage> {
  return {
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    content: row.content,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A message as operators see it: its author, and when it was read. */
export function presentSent(row: MessageRow): OutputOf<typeof listSent>['content'][number] {
  return { ...presentMessage(row), sentBy: row.sentBy, readAt: row.readAt?.toISOString() ?? null };
}

export function presentBroadcast(
  row: BroadcastRow,
  /** Of segments, by id. */
  names: ReadonlyMap<bigint, string>,
): z.output<typeof broadcast> {
  const { id, audience, days, tag, segmentId, title, content, language, status, sent, createdBy } = row;
  return {
    ...{ id: String(id), audience, days, tag, title, content, language, status, sent, createdBy },
    segment: segmentId === null ? null : { id: String(segmentId), name: names.get(segmentId) ?? '' },
    sendAt: row.sendAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
