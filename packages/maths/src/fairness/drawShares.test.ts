import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawShares } from './drawShares.ts';

/** A small seeded generator. */
function drawFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

describe('the shares of a pot', () => {
  it('[I-07] have the requested number, none is empty, and they add up to the pot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(1_000_000), fc.nat(), (count, rest, seed) => {
        const shares = drawShares(count + rest, count, drawFrom(seed));
        expect(shares).toHaveLength(count);
        expect(Math.min(...shares)).toBeGreaterThan(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count + rest);
      }),
    );
  });

  it('are uniform over all ten ways to split six into three, by chi-square', () => {
    const draw = drawFrom(7);
    const seen = new Map<string, number>();
    const rounds = 20_000;
    for (let round = 0; round < rounds; round += 1) {
      const cut = drawShares(6, 3, draw).join();
      seen.set(cut, (seen.get(cut) ?? 0) + 1);
    }
    expect(seen.size).toBe(10);
    const expected = rounds / 10;
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 99.9 % of fair draws stay below this with nine degrees of freedom.
    expect(chi).toBeLessThan(27.88);
  });

  it('throw for more shares than pieces', () => {
    expect(() => drawShares(2, 3, drawFrom(1))).toThrow(RangeError);
    expect(() => drawShares(1.5, 1, drawFrom(1))).toThrow(RangeError);
    expect(() => drawShares(3, 0, drawFrom(1))).toThrow(RangeError);
  });
});
