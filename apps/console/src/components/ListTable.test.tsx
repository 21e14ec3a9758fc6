// @vitest-environment happy-dom
import { listMembers } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../../../../languages/en/console.json';
import { query } from '../call.ts';
import { searchText } from '../searchText.ts';
import { answerByContract } from '../testing/answerByContract.ts';
import { refused } from '../testing/refused.ts';
import { showInConsole } from '../testing/showInConsole.tsx';
import { ListTable } from './ListTable.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useListAddress } from './useListAddress.ts';

const member = {
  ...{ account: 'player1', type: 0, nickname: '', status: 'active', currency: 'CNY', balance: '12.5', id: '1' },
  ...{ createdAt: '2026-03-05T12:00:00.000Z', lastLoginAt: null },
};
const answers: Record<string, unknown> = {};
const asked = vi.fn<(path: string) => void>();

function Accounts() {
  const address = useListAddress('/members', { keeps: ['tag'] });
  const { search, tag } = address.search;
  const list = useQuery({
    ...query(listMembers, { search, tag, pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchForm
        key={search ?? ''}
        label="Search"
        value={search ?? ''}
        onSearch={(found) => address.filter({ search: found })}
      />
      <ListTable
        caption="Accounts"
        columns={[
          { id: 'account', header: 'Account', isRowHeader: true, card: 'title', cell: (row) => row.account },
          { id: 'id', header: 'Number', card: 'line', cell: (row) => row.id },
        ]}
        list={list}
        found={list.data}
        address={address}
        rowKey={(row) => row.id}
        empty={{ title: 'Nobody yet' }}
      />
    </>
  );
}

/** The list at an address, in a router that reads and writes it as the console's own does. */
function show(at: string) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const root = createRootRoute();
  const members = createRoute({
    getParentRoute: () => root,
    path: '/members',
    component: Accounts,
    validateSearch: ({ search, tag, page }: Record<string, unknown>) => ({
      search: search as string | undefined,
      tag: tag as string | undefined,
      page: page === undefined ? undefined : Number(page),
    }),
  });
  const router = createRouter({
    ...{ routeTree: root.addChildren([members]), history },
    parseSearch: searchText.parse,
    stringifySearch: searchText.stringify,
  });
  vi.stubGlobal('fetch', (path: string, init?: { body?: string }) => {
    asked(path);
    return answerByContract(answers, () => undefined)(path, init);
  });
  showInConsole(<RouterProvider router={router as never} />);
  return history;
}
const found = (change: object = {}) => {
  answers['members.listMembers'] = { content: [member], pageNum: 1, totalPages: 3, totalRows: 41, ...change };
};
const searchFor = async (text: string): Promise<void> => {
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
};
const lastAsked = (): URLSearchParams => new URLSearchParams(asked.mock.lastCall?.[0].split('?')[1]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('reads its filters and its page from the address, so that a reload shows the same', async () => {
  found({ pageNum: 2 });
  const history = show('/members?search=player&page=2');
  await screen.findByText('player1');
  expect(Object.fromEntries(lastAsked())).toMatchObject({ search: 'player', pageNum: '2' });
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await searchFor('another');
  await waitFor(() => expect(history.location.search).toBe('?search=another'));
  const address = history.location.href;
  cleanup();
  show(address);
  await screen.findByText('player1');
  expect(lastAsked().get('search')).toBe('another');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('another');
});

it('begins at the first page when a filter changes, and keeps the filters when the page does', async () => {
  found({ pageNum: 2 });
  const history = show('/members?tag=vip&page=2');
  await screen.findByText('player1');
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(history.location.search).toBe('?tag=vip&page=3'));
  await searchFor('player');
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('search')).toBe('player'));
  expect(new URLSearchParams(history.location.search).has('page')).toBe(false);
  await waitFor(() => expect(Object.fromEntries(lastAsked())).toMatchObject({ tag: 'vip', pageNum: '1' }));
});

it('goes back through the filters as they were set', async () => {
  found();
  const history = show('/members');
  await searchFor('first');
  await waitFor(() => expect(history.location.search).toBe('?search=first'));
  await searchFor('second');
  await waitFor(() => expect(history.location.search).toBe('?search=second'));
  history.back();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('first'));
  await waitFor(() => expect(history.location.search).toBe('?search=first'));
});

it('says that nothing matches and takes the filters off, but not the place', async () => {
  found({ content: [], totalPages: 0, totalRows: 0 });
  const history = show('/members?tag=vip&search=nobody');
  fireEvent.click(await screen.findByRole('button', { name: en['table.clear'] }));
  await waitFor(() => expect(history.location.search).toBe('?tag=vip'));
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['table.clear'] })).toBeNull();
});

it('is busy until rows are there, and says what failed and reads it again', async () => {
  answers['members.listMembers'] = refused('overloaded', 503);
  show('/members');
  expect((await screen.findByRole('table', { name: 'Accounts' })).closest('[aria-busy]')).toBeTruthy();
  await screen.findByText(en['error.overloaded']);
  found();
  fireEvent.click(screen.getByRole('button', { name: en['shell.retry'] }));
  expect(await screen.findByText('player1')).toBeTruthy();
  expect(screen.getByText('41 rows')).toBeTruthy();
});

it('is a card for each row on a phone, which stays a row of a table and says what its figures are', async () => {
  found();
  show('/members');
  const row = (await screen.findByText('player1')).closest('tr')!;
  expect(row.getAttribute('role')).toBe('row');
  expect(row.className).toContain('max-sm:grid');
  expect(row.querySelector('[data-label="Number"]')?.className).toContain('max-sm:before:content-[attr(data-label)]');
});
