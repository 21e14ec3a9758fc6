import { expect, test } from 'vitest';
import { choiceFilter } from './choiceFilter.ts';
import type { ListSearch } from './ListPlace.ts';
import { momentsOf } from './momentsOf.ts';
import { MAX_DAYS, readListAddress } from './readListAddress.ts';
import { textFilter } from './textFilter.ts';

const timeZone = 'Asia/Shanghai';
const nowMs = Date.parse('2026-03-05T17:00:00Z');
const nameOf = (value: string): string => value;
const filters = {
  status: choiceFilter({ label: 'State', values: ['open', 'won', 'lost'], nameOf }),
  gameClassify: choiceFilter({ label: 'Category', values: ['RNG', 'LIVE'], nameOf }),
  scope: choiceFilter({ label: 'Whose', values: ['team', 'direct'], preset: 'team', nameOf }),
  search: textFilter({ label: 'Search', most: 64 }),
};
const read = (search: ListSearch) => readListAddress(search, { filters, nowMs, timeZone });
const plain = {
  ...{ today: '2026-03-06', from: '2026-02-28', to: '2026-03-06', page: 1, pageSize: 20 },
  values: { status: undefined, gameClassify: undefined, scope: 'team', search: undefined },
};

test('without anything in the address the last seven days of business are shown', () => {
  expect(read({})).toEqual(plain);
});

test('days, state, text and page of the address are taken over', () => {
  const days = { from: '2026-03-01', to: '2026-03-02' };
  const values = { status: 'won', gameClassify: 'RNG', scope: 'direct', search: 'dragon' };
  expect(read({ ...days, ...values, pageNum: 3, pageSize: '50' })).toEqual({
    ...{ ...plain, ...days, values, page: 3, pageSize: 50 },
  });
});

test('a digit-only search text, which an address reads as a number, stays a text', () => {
  expect(read({ search: 8812 }).values.search).toBe('8812');
});

test('nonsense in the address falls back instead of being sent', () => {
  const strange = {
    ...{ from: '2026-02-30', to: 'yesterday', status: 'drawn', gameClassify: 'CHESS', scope: 'all', pageNum: -4 },
    ...{ pageSize: 7, search: ['x'] },
  };
  expect(read(strange)).toEqual(plain);
});

test('a text is no longer than what the server takes', () => {
  expect(read({ search: 'x'.repeat(80) }).values.search).toHaveLength(64);
});

test('a range is never backwards and never longer than the longest one', () => {
  expect(read({ from: '2026-03-09', to: '2026-03-01' })).toMatchObject({ from: '2026-03-01', to: '2026-03-01' });
  const long = read({ from: '2020-01-01', to: '2026-03-01' });
  expect((Date.parse(long.to) - Date.parse(long.from)) / 86_400_000 + 1).toBe(MAX_DAYS);
});

test('both days count whole, by the clock of the brand', () => {
  const { from, to } = read({ from: '2026-03-01', to: '2026-03-02', status: 'lost' });
  expect(momentsOf({ from, to }, timeZone)).toEqual({
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-02T16:00:00.000Z',
  });
});

test('where a screen has two lists, each reads its own page', () => {
  const search = { pageNum: '2', draws: '5' };
  const pageOf = (pages?: string) =>
    readListAddress(search, { filters: {}, nowMs, timeZone, ...(pages === undefined ? {} : { pages }) }).page;
  expect([pageOf(), pageOf('draws')]).toEqual([2, 5]);
});

const bonuses = { status: choiceFilter({ label: 'State', values: ['released', 'expired', 'cancelled'], nameOf }) };
const readBonuses = (search: ListSearch) =>
  readListAddress(search, {
    ...{ filters: bonuses, timeZone, presetDays: 30 },
    nowMs: Date.parse('2026-03-31T02:00:00Z'),
  });

test('a list of what happens now and then shows thirty days unless the address says otherwise', () => {
  expect(readBonuses({})).toEqual({
    ...{ today: '2026-03-31', from: '2026-03-02', to: '2026-03-31', page: 1, pageSize: 20 },
    values: { status: undefined },
  });
});

test('such a list takes what makes sense out of the address and leaves the rest', () => {
  const days = { from: '2026-03-05', to: '2026-03-06' };
  const search = { ...days, status: 'expired', pageNum: 2, pageSize: 50 };
  expect(readBonuses(search)).toMatchObject({ ...days, page: 2, pageSize: 50, values: { status: 'expired' } });
  expect(readBonuses({ ...search, status: 'active', pageSize: 7 })).toMatchObject({
    ...{ pageSize: 20, values: { status: undefined } },
  });
});

test('such a list is asked by moments, from the beginning of the first day to the end of the last', () => {
  const { from, to } = readBonuses({ from: '2026-03-05', to: '2026-03-06', status: 'released' });
  expect(momentsOf({ from, to }, timeZone)).toEqual({
    from: '2026-03-04T16:00:00.000Z',
    to: '2026-03-06T16:00:00.000Z',
  });
});
