import type { Message } from './ChatState.ts';

/** Merges two lists by position. Of two versions of a message the newer is kept, and a removed one stays removed. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of added) if (bySeq.get(message.seq)?.isRemoved !== true) bySeq.set(message.seq, message);
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** The list without the messages at these positions. */
export function takeOut(messages: readonly Message[], places: readonly number[]): Message[] {
  const gone = new Set(places);
  return messages.map((message) =>
    gone.has(message.seq) ? { ...message, text: '', mentions: [], isRemoved: true } : message,
  );
}

/** The last position before a gap, counted from the first known message. */
export function lastWhole(messages: readonly Message[]): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}
