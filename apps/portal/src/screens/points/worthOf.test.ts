import { describe, expect, it } from 'vitest';
import { isSome, lotsOf, pointsText, times, worthOf } from './worthOf.ts';

describe('what points are worth', () => {
  it('[A184] counts whole lots only, and none of less than nothing', () => {
    expect(lotsOf(8_420, 100)).toBe(84);
    expect(lotsOf(99, 100)).toBe(0);
    expect(lotsOf(-90, 100)).toBe(0);
    expect(worthOf(84, 100_000n)).toBe(8_400_000n);
  });

  it('is read with separators and a sign where changes are shown', () => {
    expect(pointsText(8_420)).toBe('8,420');
    expect(pointsText(-90)).toBe('−90');
    expect(pointsText(10, 'always')).toBe('+10');
    expect(pointsText(0, 'always')).toBe('0');
    expect(times(1_000n, 3)).toBe(3_000n);
    expect([isSome(0n), isSome(1n)]).toEqual([false, true]);
  });
});
