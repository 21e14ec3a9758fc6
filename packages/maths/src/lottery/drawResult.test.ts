import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/createDraw.ts';
import { drawResult } from './drawResult.ts';
import { families } from './families.ts';
import type { DrawShape } from './Play.ts';
import { resultFault } from './resultFault.ts';

/** Every sequence of draws once: all have the same weight, because `n` does not depend on earlier draws. */
function everyResult(shape: DrawShape): Map<string, number> {
  const found = new Map<string, number>();
  let path: number[] = [];
  for (;;) {
    const sizes: number[] = [];
    const result = drawResult(shape, (n) => {
      sizes.push(n);
      path[sizes.length - 1] ??= 0;
      return path[sizes.length - 1]!;
    });
    found.set(result.join(), (found.get(result.join()) ?? 0) + 1);
    while (path.length > 0 && path.at(-1)! + 1 >= sizes[path.length - 1]!) path = path.slice(0, -1);
    if (path.length === 0) return found;
    path[path.length - 1]! += 1;
  }
}

/** Seeded blocks of 32 bytes; the platform's are HMACs of a committed seed. */
function blocks(seed: number): (cursor: number) => Uint8Array {
  return (cursor) =>
    Uint8Array.from({ length: 32 }, (_, at) => {
      let word = Math.imul(seed * 1_000_003 + cursor * 64 + at + 1, 0x9e3779b1);
      word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
      return (word ^ (word >>> 13)) & 0xff;
    });
}

describe('drawing a result', () => {
  it('[A176] produces each ordered result of a family exactly once over all draws', () => {
    const shapes: readonly (readonly [DrawShape, number])[] = [
      [{ of: 'numbers', low: 0, sizes: [10, 10, 10] }, 1_000],
      [{ of: 'numbers', low: 1, sizes: [6, 6, 6] }, 216],
      [{ of: 'balls', low: 1, high: 11, count: 5 }, 55_440],
      [{ of: 'balls', low: 1, high: 7, count: 7 }, 5_040],
    ];
    for (const [shape, count] of shapes) {
      const found = everyResult(shape);
      expect(found.size).toBe(count);
      expect(new Set(found.values())).toEqual(new Set([1]));
    }
  });

  it('has the shape of its family and is deterministic for a stream', () => {
    for (const family of families(0)) {
      for (let seed = 0; seed < 50; seed += 1) {
        const result = drawResult(family.shape, createDraw(blocks(seed)));
        expect(resultFault(family.shape, result), `${family.key} ${result.join()}`).toBeUndefined();
        expect(drawResult(family.shape, createDraw(blocks(seed)))).toEqual(result);
      }
    }
  });

  it('rejects words that would favour low numbers', () => {
    const bytes = (words: readonly number[]): Uint8Array => {
      const block = new Uint8Array(32);
      for (const [at, word] of words.entries()) new DataView(block.buffer).setUint32(at * 4, word, false);
      return block;
    };
    const unfair = 2 ** 32 - 1;
    const digits: DrawShape = { of: 'numbers', low: 0, sizes: [10, 10] };
    expect(
      drawResult(
        digits,
        createDraw(() => bytes([unfair, 13, unfair, 27])),
      ),
    ).toEqual([3, 7]);
  });

  it('refuses impossible results', () => {
    const byKey = new Map(families(0).map((family) => [family.key, family.shape]));
    const fault = (key: string, ...result: number[]) => resultFault(byKey.get(key)!, result);
    expect(fault('ssc', 1, 2, 3, 4)).toBe('wrong_length');
    expect(fault('ssc', 1, 2, 3, 4, 10)).toBe('out_of_range');
    expect(fault('ssc', 1, 2, 3, 4, 0.5)).toBe('out_of_range');
    expect(fault('ssc', 1, 2, 3, 4, -1)).toBe('out_of_range');
    expect(fault('ssc', 1, 2, 3, 4, Number.NaN)).toBe('out_of_range');
    expect(fault('kThree', 0, 1, 2)).toBe('out_of_range');
    expect(fault('elevenFive', 1, 2, 3, 4, 4)).toBe('duplicate');
    expect(fault('markSix', 1, 2, 3, 4, 5, 6, 50)).toBe('out_of_range');
    expect(fault('pkTen', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toBeUndefined();
  });
});
