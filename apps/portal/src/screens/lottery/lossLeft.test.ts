import { expect, it } from 'vitest';
import { lossLeft } from './lossLeft.ts';

const limit = (measure: 'deposit' | 'loss' | 'stake', allowed: bigint | null, used: bigint) => ({
  ...{ measure, allowed, used, period: 'day' as const, next: null, nextFrom: null },
});

it('is what the tightest limit for losses leaves, never below nothing, and unlimited without one', () => {
  const others = [limit('deposit', 1n, 0n), limit('stake', 2n, 0n), limit('loss', null, 9n)];
  expect(lossLeft({ limits: others })).toBeUndefined();
  expect(lossLeft({ limits: [...others, limit('loss', 50n, 11n), limit('loss', 300n, 30n)] })).toBe(39n);
  expect(lossLeft({ limits: [limit('loss', 50n, 50n), limit('loss', 300n, 30n)] })).toBe(0n);
  expect(lossLeft({ limits: [limit('loss', 50n, 60n)] })).toBe(0n);
});
