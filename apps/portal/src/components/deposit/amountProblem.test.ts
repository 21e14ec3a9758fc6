import { UNIT } from '@baize/maths';
import { expect, test } from 'vitest';
import { amountProblem } from './amountProblem.ts';

const limits = { minimum: 100n * UNIT, maximum: 50_000n * UNIT };

test('an amount inside the limits, to the last unit, can be sent', () => {
  expect(amountProblem('100', limits)).toBeUndefined();
  expect(amountProblem('100.', limits)).toBeUndefined();
  expect(amountProblem('50000.00', limits)).toBeUndefined();
});

test('a hundredth outside the limits is named', () => {
  expect(amountProblem('99.99', limits)).toBe('tooSmall');
  expect(amountProblem('50000.01', limits)).toBe('tooLarge');
  expect(amountProblem('0', limits)).toBe('tooSmall');
});

test.each(['1e3', '-5', 'NaN', '1,000', '0100', '100.123456', '.', ' 100'])(
  'what is no amount is refused: %j',
  (typed) => {
    expect(amountProblem(typed, limits)).toBe('invalid');
  },
);

test('an empty field asks for an amount', () => {
  expect(amountProblem('', limits)).toBe('missing');
});
