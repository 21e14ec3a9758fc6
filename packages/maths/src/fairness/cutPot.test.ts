import { describe, expect, it } from 'vitest';
import { cutPot, isCuttable } from './cutPot.ts';

const first = (): number => 0;

describe('cutPot', () => {
  it('[I-07] returns shares of whole hundredths, none empty, that add up to the pot', () => {
    const shares = cutPot(8_880_000n, 7, first);
    expect(shares).toHaveLength(7);
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(8_880_000n);
    expect(shares.every((share) => share >= 1_000n && share % 1_000n === 0n)).toBe(true);
  });

  it.each([
    ['more than a pot may hold', 10_000_001_000n, 2],
    ['a part of a hundredth', 1_500n, 1],
    ['more shares than hundredths', 5_000n, 6],
  ])('throws for %s', (_, amount, shares) => {
    expect(isCuttable(amount, shares)).toBe(false);
    expect(() => cutPot(amount, shares, first)).toThrow(RangeError);
  });

  it('accepts the largest pot', () => {
    expect(isCuttable(10_000_000_000n, 100)).toBe(true);
  });
});
