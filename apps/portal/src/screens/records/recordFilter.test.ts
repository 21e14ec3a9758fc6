import { expect, test } from 'vitest';
import { filterInput, MAX_DAYS, recordFilter } from './recordFilter.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-03-05T17:00:00Z');

test('without anything in the address the last seven days of business are shown', () => {
  expect(recordFilter({}, now, zone)).toEqual({
    from: '2026-02-28',
    to: '2026-03-06',
    status: undefined,
    gameClassify: undefined,
    search: '',
    pageNum: 1,
    pageSize: 20,
  });
});

test('days, state, text and page of the address are taken over', () => {
  const search = {
    from: '2026-03-01',
    to: '2026-03-02',
    status: 'won',
    gameClassify: 'RNG',
    search: 'dragon',
    pageNum: 3,
    pageSize: '50',
  };
  expect(recordFilter(search, now, zone)).toEqual({ ...search, pageSize: 50 });
});

test('a digit-only search text, which an address reads as a number, stays a text', () => {
  expect(recordFilter({ search: 8812 }, now, zone).search).toBe('8812');
});

test('nonsense in the address falls back instead of being sent', () => {
  const filter = recordFilter(
    {
      from: '2026-02-30',
      to: 'yesterday',
      status: 'drawn',
      gameClassify: 'CHESS',
      pageNum: -4,
      pageSize: 7,
      search: ['x'],
    },
    now,
    zone,
  );
  expect(filter).toEqual(recordFilter({}, now, zone));
});

test('a range is never backwards and never longer than the longest one', () => {
  expect(recordFilter({ from: '2026-03-09', to: '2026-03-01' }, now, zone)).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-01',
  });
  const long = recordFilter({ from: '2020-01-01', to: '2026-03-01' }, now, zone);
  expect((Date.parse(long.to) - Date.parse(long.from)) / 86_400_000 + 1).toBe(MAX_DAYS);
});

test('both days count whole, by the clock of the brand', () => {
  const filter = recordFilter({ from: '2026-03-01', to: '2026-03-02', status: 'lost' }, now, zone);
  expect(filterInput(filter, zone)).toEqual({
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-02T16:00:00.000Z',
    status: 'lost',
  });
});
