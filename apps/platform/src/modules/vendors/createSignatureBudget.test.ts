import { expect, it } from 'vitest';
import { createSignatureBudget } from './createSignatureBudget.ts';

it('limits the wrong signatures per address and minute, except for a vendor’s own address', () => {
  let now = 1_000;
  const budget = createSignatureBudget({ perMinute: 3, now: () => now });
  const vendor = '192.0.2.1';
  const [stranger, neighbour] = ['2001:db8::1', '2001:db8::2'];
  budget.note(vendor, true);
  for (let times = 0; times < 3; times += 1) {
    expect(budget.mayTry(stranger)).toBe(true);
    budget.note(stranger, false);
    budget.note(vendor, false);
  }
  expect([stranger, neighbour, vendor, '192.0.2.2'].map(budget.mayTry)).toEqual([false, false, true, true]);
  expect([stranger, neighbour, '192.0.2.2'].map(budget.isFirstRefusal), 'one line a minute').toEqual([
    ...[true, false, false],
  ]);
  now += 60_000;
  expect(budget.mayTry(stranger), 'a minute later').toBe(true);
  for (let times = 0; times < 3; times += 1) budget.note(stranger, false);
  expect([budget.mayTry(stranger), budget.isFirstRefusal(stranger)], 'and again').toEqual([false, true]);
  for (let times = 0; times < 3; times += 1) budget.note(vendor, false);
  now += 59 * 60_000;
  for (let times = 0; times < 3; times += 1) budget.note(vendor, false);
  expect(budget.mayTry(vendor), 'after an hour without a good one').toBe(false);
});
