// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { answerOf } from '@baize/testkit/answerOf';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { useListPlace } from './useListPlace.ts';

const patience = { timeout: 60_000 };
const { listTransactions, listRounds } = operations;
const transactions = '/member?page=transactionHistory';

let server: FakeServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { modules: ['TRANSREC3'] } });
  server.answerAll();
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  cleanup();
  endSession('loggedOut');
  vi.unstubAllGlobals();
});

/** What the last reading of the list asked for. */
const asked = () => server.pathsOf(listTransactions.path).at(-1)?.input ?? {};
/** A page of so many rows, of so many pages. */
function answerPages(totalPages: number, isThere = (_page: number): boolean => true): void {
  server.on(listTransactions.path, ({ pageNum }) => {
    const content = isThere(Number(pageNum)) ? [{ transferId: `90${String(pageNum)}` }] : [];
    const page = { content, pageNum: Number(pageNum), totalPages, totalRows: totalPages * 20 };
    return { value: answerOf(listTransactions, { page }, 'nothing') };
  });
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name }, patience);
  await act(async () => button.click());
};

describe('a page that is a list', () => {
  it('asks by the filters, the days and the page of its address', async () => {
    answerPages(3);
    await showPage(`${transactions}&kind=bet&from=2026-03-01&to=2026-03-02&pageNum=2&pageSize=50`, server.start);
    await screen.findByText('902', {}, patience);
    expect(asked()).toMatchObject({
      ...{ kind: 'bet', pageNum: '2', pageSize: '50' },
      ...{ from: '2026-02-28T16:00:00.000Z', to: '2026-03-02T16:00:00.000Z' },
    });
    expect(asked()).not.toHaveProperty('withdrawalStatus');
  });

  it('turns pages in the address, and begins at the first one when a filter changes', async () => {
    answerPages(3);
    const { router } = await showPage(`${transactions}&kind=bet`, server.start);
    await press('Next page');
    await screen.findByText('902', {}, patience);
    expect(router.get().place.search).toMatchObject({ page: 'transactionHistory', kind: 'bet', pageNum: '2' });
    await press('Today');
    await screen.findByText('901', {}, patience);
    expect(router.get().place.search).toMatchObject({ page: 'transactionHistory', kind: 'bet' });
    expect(router.get().place.search).not.toHaveProperty('pageNum');
  });

  it('says so where the filters let nothing through, and takes them off over more days', async () => {
    const { router } = await showPage(`${transactions}&kind=bet&pageSize=50`, server.start);
    await screen.findByText('No rows match', {}, patience);
    server.on(listTransactions.path, () => ({
      value: answerOf(listTransactions, { page: { content: [{ transferId: '77' }], totalRows: 1 } }, 'nothing'),
    }));
    await press('Clear filters');
    await screen.findByText('77', {}, patience);
    const { from = '', to = '' } = router.get().place.search as { from?: string; to?: string };
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(30);
    expect(router.get().place.search).toMatchObject({ page: 'transactionHistory', pageSize: '50' });
    expect(asked()).not.toHaveProperty('kind');
  });

  it('turns to the last page where the one in its address is behind it', async () => {
    answerPages(2, (page) => page <= 2);
    const { router } = await showPage(`${transactions}&pageNum=7`, server.start);
    await screen.findByText('902', {}, patience);
    expect(router.get().place.search).toMatchObject({ pageNum: '2' });
  });

  it('keeps its rows, greyed, where they could not be renewed', async () => {
    answerPages(1);
    const { queries } = await showPage(transactions, server.start);
    const row = await screen.findByText('901', {}, patience);
    server.on(listTransactions.path, () => ({ code: 'not_allowed', status: 403 }));
    await act(() => queries.invalidateQueries({ queryKey: [listTransactions.id] }));
    await waitFor(() => expect(row.closest('[aria-busy="true"]')).not.toBeNull(), patience);
    expect(screen.queryByText('The account record could not be loaded.')).toBeNull();
  });

  it('saves what its filters let through, and nothing where that is nothing', async () => {
    await showPage('/member?page=personalHistoryCopy&status=won', server.start);
    await screen.findByText('No rows match', {}, patience);
    const download = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download' });
    expect(download().disabled).toBe(true);
    server.on(listRounds.path, () => ({
      value: answerOf(listRounds, { page: { content: [{ round: 'r-1' }], totalRows: 1 } }, 'nothing'),
    }));
    await press('Clear filters');
    await waitFor(() => expect(download().disabled).toBe(false), patience);
  });

  it('searches for what was typed once it is sent', async () => {
    const { router } = await showPage('/member?page=personalHistoryCopy', server.start);
    const field = await screen.findByRole('searchbox', { name: 'Search game or round number' }, patience);
    fireEvent.change(field, { target: { value: ' dragon ' } });
    expect(router.get().place.search).not.toHaveProperty('search');
    fireEvent.submit(field);
    await waitFor(() => expect(router.get().place.search).toMatchObject({ search: 'dragon' }), patience);
    await waitFor(() => expect(server.pathsOf(listRounds.path).at(-1)?.input).toMatchObject({ search: 'dragon' }));
  });
});

describe('a list that stands in no address', () => {
  function Two() {
    const [one, other] = [useListPlace(), useListPlace()];
    return (
      <>
        <button type="button" onClick={() => one.show({ pageNum: 2 })}>
          Turn
        </button>
        <output>{JSON.stringify([one.search, other.search])}</output>
      </>
    );
  }

  it('keeps its place itself, and leaves the address alone', () => {
    const { container } = render(<Two />);
    const { href } = window.location;
    fireEvent.click(within(container).getByText('Turn'));
    expect(within(container).getByText('[{"pageNum":2},{}]')).toBeTruthy();
    expect(window.location.href).toBe(href);
  });
});
