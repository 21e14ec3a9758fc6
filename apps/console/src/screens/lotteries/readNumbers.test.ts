import { expect, test } from 'vitest';
import { readNumbers } from './readNumbers.ts';

test('numbers are read as they are said, and nothing else is', () => {
  expect(readNumbers(' 01, 9 3，4、005 ')).toEqual([1, 9, 3, 4, 5]);
  for (const typed of ['', ' , ', '1 x', '1.5', '-1', '1234567', '1 '.repeat(41)]) {
    expect(readNumbers(typed)).toBeUndefined();
  }
});
