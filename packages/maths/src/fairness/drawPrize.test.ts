import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDraw } from './createDraw.ts';
import { drawPrize } from './drawPrize.ts';

/** Draws from a fixed stream, so that every run tests the same million. */
const drawOf = (seed: string): ((n: number) => number) =>
  createDraw((cursor) => createHash('sha256').update(`${seed} ${cursor}`).digest());

/** The chi-square statistic of a million draws against the weights. */
function chiSquare(weights: readonly number[], draw: (weights: readonly number[]) => number): number {
  const drawn = weights.map(() => 0);
  const DRAWS = 1_000_000;
  for (let at = 0; at < DRAWS; at += 1) {
    const place = draw(weights);
    drawn[place] = (drawn[place] ?? 0) + 1;
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.reduce((total, weight, at) => {
    const expected = (DRAWS * weight) / sum;
    return total + ((drawn[at] ?? 0) - expected) ** 2 / expected;
  }, 0);
}

/* With four degrees of freedom an unbiased draw exceeds this once in ten thousand streams; these streams are fixed. */
const BOUND = 23.51;
const weights = [4_000, 4_000, 1_800, 190, 10];

it('[A190] draws each prize by its weight: a million draws of a fixed stream pass chi-square', () => {
  for (const seed of ['first', 'second']) {
    const draw = drawOf(seed);
    expect(chiSquare(weights, (given) => drawPrize(given, draw))).toBeLessThan(BOUND);
  }
});

it('[A190] the same test fails for a prize that is drawn slightly too often', () => {
  const draw = drawOf('first');
  const unfair = (given: readonly number[]): number => drawPrize([4_080, ...given.slice(1)], draw);
  expect(chiSquare(weights, unfair)).toBeGreaterThan(BOUND);
});

it('draws at the exact bounds of each weight, and never a prize of weight zero', () => {
  const at = (word: number): number => drawPrize([2, 0, 3], () => word);
  expect([0, 1, 2, 3, 4].map(at)).toEqual([0, 0, 2, 2, 2]);
  expect(() => drawPrize([], () => 0)).toThrow(RangeError);
});
