import { describe, expect, it } from 'vitest';
import { createDraw } from './createDraw.ts';
import { streamMessage } from './streamMessage.ts';

function blocks(...words: number[]): (cursor: number) => Uint8Array {
  return (cursor) => {
    const block = new Uint8Array(32);
    const view = new DataView(block.buffer);
    for (let at = 0; at < 8; at += 1) view.setUint32(at * 4, words[cursor * 8 + at] ?? 0, false);
    return block;
  };
}

describe('drawing from the stream', () => {
  it('reads big-endian words in order and goes on to the next block after eight', () => {
    const draw = createDraw(blocks(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => draw(32))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('rejects words that would favour small numbers', () => {
    const limit = 2 ** 32 - (2 ** 32 % 10);
    expect(createDraw(blocks(limit - 1))(10)).toBe(9);
    expect(createDraw(blocks(limit, 2 ** 32 - 1, 7))(10)).toBe(7);
  });

  it('rejects no word when the range divides the word size', () => {
    expect(createDraw(blocks(2 ** 32 - 1))(32)).toBe(31);
    expect(createDraw(blocks(2 ** 32 - 1))(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('throws for a range that is not a whole number from 1 to 2^32', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => createDraw(blocks(1))(n)).toThrow(RangeError);
  });

  it('derives the block from client seed, nonce and cursor', () => {
    expect(streamMessage('abc', 7n, 2)).toBe('abc:7:2');
  });
});
