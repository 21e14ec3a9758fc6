import { expect, it } from 'vitest';
import { median, percentile } from './percentile.ts';

it('a percentile is one of the figures, in whichever order they come, and infinite of none', () => {
  const figures = [30, 10, 50, 20, 40];
  expect([0, 0.2, 0.21, 0.5, 0.95, 1].map((share) => percentile(figures, share))).toEqual([10, 10, 20, 30, 50, 50]);
  expect(figures).toEqual([30, 10, 50, 20, 40]);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(percentile([], 0.95)).toBe(Infinity);
});
