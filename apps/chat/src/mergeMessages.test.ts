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
  it('stand in the order of their places, each once, however they arrive', () => {
    expect(places(mergeMessages([at(1), at(3)], [at(2), at(3)]))).toEqual([1, 2, 3]);
    expect(places(mergeMessages([], [at(2), at(1)]))).toEqual([1, 2]);
  });

  it('stay removed when an older version of them comes later', () => {
    const removed = takeOut([at(1), at(2)], [2]);
    expect(removed[1]).toMatchObject({ text: '', isRemoved: true });
    expect(mergeMessages(removed, [at(2)])[1]).toMatchObject({ text: '', isRemoved: true });
  });

  it('tell where the first of them is missing', () => {
    expect(lastWhole([at(4), at(5), at(7)])).toBe(5);
    expect(lastWhole([])).toBe(0);
  });
});
