import type { Message } from './ChatState.ts';

/** Both lists in one, by place. Of two versions of one message the newer is kept, and one that was removed stays so. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of added) if (bySeq.get(message.seq)?.isRemoved !== true) bySeq.set(message.seq, message);
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** The same list with the messages at these places taken out. */
export function takeOut(messages: readonly Message[], places: readonly number[]): Message[] {
  const gone = new Set(places);
  return messages.map((message) =>
    gone.has(message.seq) ? { ...message, text: '', mentions: [], isRemoved: true } : message,
  );
}

/** The last place up to which nothing is missing, counted from the first message that is known. */
export function lastWhole(messages: readonly Message[]): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}
