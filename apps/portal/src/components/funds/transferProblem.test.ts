import { expect, it } from 'vitest';
import { transferProblem, wholeCents } from './transferProblem.ts';

it('takes what a vendor’s wallet can hold and what is there, and names what is wrong with the rest', () => {
  expect(transferProblem('', 100_000n)).toEqual({ problem: 'missing' });
  for (const typed of ['0', 'x', '-1', '1.001', '0.00001']) {
    expect(transferProblem(typed, 10_000_000n), typed).toEqual({ problem: 'invalid' });
  }
  expect(transferProblem('1.01', 100_000n)).toEqual({ problem: 'overBalance' });
  expect(transferProblem('1', 100_000n)).toEqual({ amount: 100_000n });
  expect(transferProblem(' 12.34 ', 2_000_000n)).toEqual({ amount: 1_234_000n });
});

it('moves only whole hundredths when everything is moved', () => {
  expect(wholeCents(1_234_567n)).toBe(1_234_000n);
  expect(wholeCents(999n)).toBe(0n);
});
