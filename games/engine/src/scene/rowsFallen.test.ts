import { expect, it } from 'vitest';
import { rowsFallen } from './rowsFallen.ts';

it('drops symbols above a gap by its size, and new symbols by as many rows as are missing', () => {
  expect(rowsFallen([false, false, false])).toEqual([0, 0, 0]);
  expect(rowsFallen([false, false, true])).toEqual([1, 1, 1]);
  expect(rowsFallen([true, false, false])).toEqual([1, 0, 0]);
  expect(rowsFallen([false, true, true])).toEqual([2, 2, 2]);
  expect(rowsFallen([true, false, true])).toEqual([2, 2, 1]);
});
