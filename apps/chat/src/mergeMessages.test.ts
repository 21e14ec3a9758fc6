import { describe, expect, it } from 'vitest';
import type { Message } from './ChatState.ts';
import { lastWhole, mergeMessages, takeOut } from './mergeMessages.ts';

const at = (seq: number, changes: Partial<Message> = {}): Message => ({
  ...{ roomId: '1', seq, handle: 'Mei', text: `m${seq}`, mentions: [], at: '2026-01-01T00:00:00.000Z' },
  isRemoved: false,
  ...changes,
});
const places = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

describe('messages of a room', () => {
  it('are sorted by position without duplicates, in whatever order they arrive', () => {
    expect(places(mergeMessages([at(1), at(3)], [at(2), at(3)]))).toEqual([1, 2, 3]);
    expect(places(mergeMessages([], [at(2), at(1)]))).toEqual([1, 2]);
  });

  it('stay removed when an older version arrives later', () => {
    const removed = takeOut([at(1), at(2)], [2]);
    expect(removed[1]).toMatchObject({ text: '', isRemoved: true });
    expect(mergeMessages(removed, [at(2)])[1]).toMatchObject({ text: '', isRemoved: true });
  });

  it('report the first gap', () => {
    expect(lastWhole([at(4), at(5), at(7)])).toBe(5);
    expect(lastWhole([])).toBe(0);
  });
});
