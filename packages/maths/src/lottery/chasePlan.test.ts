import { expect, test } from 'vitest';
import { chasePlan } from './chasePlan.ts';

const terms = { stake: 200_000n, prize: 1_950_000n };

test('chasePlan keeps the stake, raises it every few draws, or doubles it', () => {
  expect(chasePlan({ mode: 'same', multiple: 3 }, 4, terms)).toEqual({ multiples: [3, 3, 3, 3] });
  const stepped = { mode: 'multiple', multiple: 2, every: 2, factor: 3 } as const;
  expect(chasePlan(stepped, 5, terms)).toEqual({ multiples: [2, 2, 6, 6, 18] });
  expect(chasePlan({ mode: 'doubling', multiple: 1 }, 5, terms)).toEqual({ multiples: [1, 2, 4, 8, 16] });
  expect(chasePlan({ mode: 'doubling', multiple: 1 }, 21, terms)).toEqual({ fault: 'multiple_overflow' });
});

test('chasePlan finds the smallest multiple for a profit rate at every draw, and reports where there is none', () => {
  const plan = chasePlan({ mode: 'profitRate', multiple: 1, percent: 50 }, 12, terms);
  if ('fault' in plan) throw new Error(plan.fault);
  let spent = 0n;
  for (const multiple of plan.multiples) {
    const at = (m: number): boolean => terms.prize * BigInt(m) * 100n >= (spent + terms.stake * BigInt(m)) * 150n;
    expect([at(multiple), multiple === 1 || !at(multiple - 1)]).toEqual([true, true]);
    spent += terms.stake * BigInt(multiple);
  }
  const high = { mode: 'profitRate', multiple: 1, percent: 900 } as const;
  expect(chasePlan(high, 3, terms)).toEqual({ fault: 'unprofitable' });
});
