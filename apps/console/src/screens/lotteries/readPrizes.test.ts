import { expect, test } from 'vitest';
import { printedResult, readPrizes } from './readPrizes.ts';

const typed = {
  ...{ special: '012345', first: '70112', second: '30001', third: '40002 50003', sixth: '2001, 3002 - 4003' },
  ...{ fourth: '10012 20022 30032 40045 50052 60062 70072', fifth: '1812', seventh: '105', eighth: '07' },
};
const numbers = [
  ...[12_345, 70_112, 30_001, 40_002, 50_003, 10_012, 20_022, 30_032, 40_045, 50_052, 60_062, 70_072],
  ...[1_812, 2_001, 3_002, 4_003, 105, 7],
];

test('the prizes of a draw are read as they are printed, each with all its digits, or not at all', () => {
  expect(readPrizes('vnSouth', typed)).toEqual(numbers);
  for (const wrong of [
    ...[{ special: '12345' }, { eighth: '7' }, { eighth: '' }, { third: '40002' }, { third: '40002 50003 60004' }],
    ...[{ fifth: '18a2' }, { seventh: '105 106' }],
  ]) {
    expect(readPrizes('vnSouth', { ...typed, ...wrong }), JSON.stringify(wrong)).toBeUndefined();
  }
});

test('a result is printed with the zeros in front of its numbers', () => {
  expect(printedResult('vnSouth', numbers)).toContain('012345 · 70112 · 30001 · 40002 50003 · ');
  expect(printedResult('vnSouth', numbers)).toMatch(/· 105 · 07$/);
  expect(printedResult('ssc', [1, 2, 3, 4, 5])).toBe('1 2 3 4 5');
});
