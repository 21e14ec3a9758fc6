import { expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

it('counts a partial page as a page, and zero pages for no rows', () => {
  const pages = (total: number) => pageOf([], total, { pageNum: 1, pageSize: 20 }).totalPages;
  expect([0, 1, 20, 21, 40].map(pages)).toEqual([0, 1, 1, 2, 2]);
  expect(pageOf(['last'], 21, { pageNum: 2, pageSize: 20 })).toEqual({
    ...{ content: ['last'], pageNum: 2, totalPages: 2, totalRows: 21 },
  });
});
