import { expect, it } from 'vitest';
import { createRenderBudget } from './createRenderBudget.ts';

it('allows one rendering at a time, and the next after a pause that is a multiple of its duration', () => {
  let now = 100;
  const budget = createRenderBudget({ oneIn: 5, now: () => now });
  const end = budget.begin();
  expect(end).toBeTypeOf('function');
  now += 10;
  expect(budget.begin(), 'while one is under way').toBeUndefined();
  end?.();
  now += 39;
  expect(budget.begin(), 'while it rests').toBeUndefined();
  now += 1;
  const next = budget.begin();
  now += 60_000;
  next?.();
  now += 1_000;
  expect(budget.begin(), 'after the longest rest').toBeTypeOf('function');
});
