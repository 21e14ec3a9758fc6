import { expect, it } from 'vitest';
import { testStart } from '../testing/testStart.ts';
import { inNavOrder } from './useCategories.ts';

const [slots] = testStart().vendors;
if (slots === undefined) throw new Error('The test start has no vendors.');

it('[HEADER-05] [NAV-03] leaves out a category without vendors', () => {
  expect(inNavOrder([slots]).map(({ gameClassify }) => gameClassify)).toEqual(['RNG']);
  expect(inNavOrder([{ ...slots, cards: [] }])).toEqual([]);
  expect(inNavOrder([])).toEqual([]);
});
