import { describe, expect, it } from 'vitest';
import { rebateOf } from './rebateOf.ts';
import { rebateShares } from './rebateShares.ts';

describe('the shares of a line', () => {
  it('are the differences of the rates, and together the highest of them', () => {
    expect(rebateShares([300, 1000, 1200], 100)).toEqual([30_000, 70_000, 20_000]);
    expect(rebateShares([300, 1000, 1200], 5)).toEqual([1_500, 3_500, 1_000]);
    expect(rebateShares([0, 0, 1200], 100)).toEqual([0, 0, 120_000]);
  });

  it('give nobody less than nothing where somebody below has more, and nothing where a category does not count', () => {
    expect(rebateShares([500, 300, 800, 700], 100)).toEqual([50_000, 0, 30_000, 0]);
    expect(rebateShares([500, 1000], 0)).toEqual([0, 0]);
    expect(rebateShares([], 100)).toEqual([]);
  });

  it('never come to more than the highest rate, whatever the rates are', () => {
    let state = 7;
    const draw = (n: number): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % n;
    for (let trial = 0; trial < 1_000; trial += 1) {
      const rates = Array.from({ length: 1 + draw(9) }, () => draw(2_001));
      const percent = draw(101);
      const sum = rebateShares(rates, percent).reduce((all, one) => all + one, 0);
      expect(sum).toBe(Math.max(...rates) * percent);
    }
  });
});

describe('what is paid', () => {
  it('is whole hundredths, and the rest is kept to the last millionth', () => {
    // 1.23456 of a bet of 123.456 at one percent.
    expect(rebateOf(12_345_600n * 10_000n, 0n)).toEqual({ amount: 123_000n, left: 456_000_000n });
    expect(rebateOf(1n, 456_000_000n)).toEqual({ amount: 0n, left: 456_000_001n });
    expect(rebateOf(544_000_000n, 456_000_000n)).toEqual({ amount: 1_000n, left: 0n });
  });

  it('is nothing while more was taken back than earned, and what is missing waits', () => {
    expect(rebateOf(-5_000_000_000n, 1n)).toEqual({ amount: 0n, left: -4_999_999_999n });
    expect(rebateOf(6_000_000_000n, -4_999_999_999n)).toEqual({ amount: 1_000n, left: 1n });
  });

  it('comes to the same however the earning is cut', () => {
    const parts = [999_999n, 1_000_000_000n, 77n, 123_456_789_012n, -3_000_000_000n, 5n];
    let [paid, left] = [0n, 0n];
    for (const part of parts) {
      const step = rebateOf(part, left);
      paid += step.amount;
      left = step.left;
    }
    const sum = parts.reduce((all, one) => all + one, 0n);
    expect(paid * 1_000_000n + left).toBe(sum);
    expect(left).toBeLessThan(1_000_000_000n);
  });
});
