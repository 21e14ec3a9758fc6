import { UNIT } from '@baize/maths';
import { expect, test } from 'vitest';
import { withdrawSum } from './withdrawSum.ts';

const rules = {
  currency: 'CNY',
  balance: 2_000n * UNIT,
  minimum: 100n * UNIT,
  maximum: 50_000n * UNIT,
  dailySumLeft: 50_000n * UNIT,
  feeBps: 50,
};

test('an amount comes to its fee, what arrives and what is left, and nothing is lost between them', () => {
  const { good } = withdrawSum('1000', rules);
  expect(good).toEqual({ amount: 1_000n * UNIT, fee: 5n * UNIT, arrives: 995n * UNIT, left: 1_000n * UNIT });
});

test('a part of a hundredth is not charged', () => {
  const { good } = withdrawSum('101.99', rules);
  expect(good?.fee).toBe(50_000n);
  expect((good?.fee ?? 0n) + (good?.arrives ?? 0n)).toBe(10_199_000n);
});

test('the most is the least of balance, bound and what is left of the day, as far as a bank pays it', () => {
  expect(withdrawSum('', rules).most).toBe(2_000n * UNIT);
  expect(withdrawSum('', { ...rules, balance: 123_456_789n }).most).toBe(123_456_000n);
  expect(withdrawSum('', { ...rules, dailySumLeft: 7n * UNIT }).most).toBe(7n * UNIT);
  expect(withdrawSum('', { ...rules, maximum: 500n * UNIT }).most).toBe(500n * UNIT);
});

test.each([
  ['', 'missing'],
  ['1e3', 'invalid'],
  ['-100', 'invalid'],
  ['100.1234567', 'invalid'],
  ['99.99', 'tooSmall'],
  ['50000.01', 'tooLarge'],
  ['2000.01', 'overBalance'],
])('%j is %s', (typed, problem) => {
  expect(withdrawSum(typed, rules)).toMatchObject({ problem });
  expect(withdrawSum(typed, rules).good).toBeUndefined();
});

test('a currency without decimals is paid and charged in whole units', () => {
  const dong = { ...rules, currency: 'VND', balance: 2_000n * UNIT + 50_000n };
  expect(withdrawSum('', dong)).toMatchObject({ decimals: 0, most: 2_000n * UNIT });
  expect(withdrawSum('500.5', dong).problem).toBe('invalid');
  expect(withdrawSum('500', dong).good?.fee).toBe(2n * UNIT);
});

test('what is left of the day is a bound of its own', () => {
  expect(withdrawSum('600', { ...rules, dailySumLeft: 599n * UNIT }).problem).toBe('overDaily');
  expect(withdrawSum('599', { ...rules, dailySumLeft: 599n * UNIT }).problem).toBeUndefined();
});
