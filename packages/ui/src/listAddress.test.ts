import { expect, it, vi } from 'vitest';
import { listAddress } from './listAddress.ts';

type Search = {
  tab?: string | undefined;
  status?: string | undefined;
  page?: number | undefined;
  row?: string | undefined;
};

const go = vi.fn<(next: Search, settings?: { isReplaced: boolean }) => void>();
const addressOf = (search: Search, cleared?: Partial<Search>) =>
  listAddress<Search>({
    ...{ search, go, cleared, pages: 'page', opens: 'row' },
    isFilter: (name) => name === 'status',
  });
const gone = (act: () => void): [Search, { isReplaced: boolean }?] => {
  go.mockClear();
  act();
  expect(go).toHaveBeenCalledTimes(1);
  const [next, ...settings] = go.mock.calls[0]!;
  return [Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)), ...settings];
};

it('begins at the first page again when a filter changes, and closes the row that is open', () => {
  const address = addressOf({ tab: 'cash', page: 3, row: '7' });
  expect(address.page).toBe(3);
  expect(gone(() => address.filter({ status: 'open' }))).toEqual([{ tab: 'cash', status: 'open' }]);
});

it('turns pages with the filters as they are, and does not write the first one', () => {
  const address = addressOf({ status: 'open', page: 2 });
  expect(gone(() => address.turn(3))).toEqual([{ status: 'open', page: 3 }]);
  expect(gone(() => address.turn(1))).toEqual([{ status: 'open' }]);
});

it('opens a row in place of the one before, so that the way back does not lead through all of them', () => {
  const address = addressOf({ page: 2, row: '7' });
  expect(gone(() => address.open('8'))).toEqual([{ page: 2, row: '8' }, { isReplaced: true }]);
});

it('takes off what narrows the list and nothing else, where something does', () => {
  expect(addressOf({ tab: 'cash', row: '7' }).clear).toBeUndefined();
  expect(gone(addressOf({ tab: 'cash', status: 'open', page: 2, row: '7' }).clear!)).toEqual([{ tab: 'cash' }]);
  expect(gone(addressOf({ status: 'open' }, { tab: 'all' }).clear!)).toEqual([{ tab: 'all' }]);
});

it('counts a page behind the last row as something that can be taken off', () => {
  expect(gone(addressOf({ tab: 'cash', page: 9 }).clear!)).toEqual([{ tab: 'cash' }]);
});
