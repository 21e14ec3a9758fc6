import { describe, expect, it } from 'vitest';
import { isRising, levelOf } from './rules.ts';

const allow = (single: bigint | null, daily = single) => ({ single, daily });

describe('levels', () => {
  it('count only with every level below them', () => {
    expect([[], [1], [2], [1, 2], [1, 3], [1, 2, 3]].map((valid) => levelOf(new Set(valid)))).toEqual([
      0, 1, 0, 2, 1, 3,
    ]);
  });

  it('are never limited more than a lower one; null is the maximum', () => {
    expect(isRising([allow(0n), allow(5n), allow(5n), allow(null)])).toBe(true);
    expect(isRising([allow(0n), allow(5n), allow(4n), allow(null)])).toBe(false);
    expect(isRising([allow(null), allow(5n), allow(6n), allow(7n)])).toBe(false);
    expect(isRising([allow(-1n), allow(5n), allow(6n), allow(7n)])).toBe(false);
  });
});
