import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDraw } from '../../packages/maths/src/fairness/createDraw.ts';
import { streamMessage } from '../../packages/maths/src/fairness/streamMessage.ts';
import { chiSquare } from './chiSquare.ts';

const blockAt = (cursor: number): Buffer =>
  createHmac('sha256', 'a fixed seed')
    .update(streamMessage('proof', 1n, cursor), 'utf8')
    .digest();

it('has correct bounds, and finds too even counts as suspicious as uneven ones', () => {
  // From the tables: 0.5 and 99.5 percent of chi-square with 9 and 99 degrees of freedom.
  expect(chiSquare(Float64Array.from({ length: 10 }, () => 5)).low).toBeCloseTo(1.7, 1);
  expect(chiSquare(Float64Array.from({ length: 100 }, () => 5)).high).toBeCloseTo(139, 0);
  expect(chiSquare(Float64Array.from({ length: 100 }, () => 5_000)).isInside).toBe(false);
});

it('accepts scaled numbers, and detects the modulo bias of a byte', () => {
  const draw = createDraw(blockAt);
  const fair = new Float64Array(100);
  for (let at = 0; at < 40_000; at += 1) fair[draw(100)]! += 1;
  expect(chiSquare(fair).isInside).toBe(true);
  const biased = new Float64Array(100);
  for (let block = 0; block < 1_250; block += 1) for (const byte of blockAt(block)) biased[byte % 100]! += 1;
  expect(chiSquare(biased).isInside).toBe(false);
});
