// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const figures = {
  ...{ deposits: '10', withdrawals: '1', rounds: 3, bets: '20', validBets: '18', payout: '15' },
  ...{ rebates: '2', pay: '0', activity: '4', net: '1' },
};
const below = {
  ...{ memberId: '7', account: 'below1', type: 0, level: 1, directCount: 0, teamCount: 0, balance: '5' },
  ...{ hasMoneyUnderWay: false, contracts: [], rebateBps: 0, prizeGroup: 1_700, status: 'active', isOnline: false },
  ...{ joinedAt: '2026-01-01T00:00:00.000Z', lastLoginAt: null },
};
const page = <Row,>(...content: Row[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });

let server: FakeServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  server.on('/wps/agents/getTeamOverview', () => ({
    value: {
      currency: 'CNY',
      team: {
        ...{ agents: 1, members: 6, online: 2, joined: 3, firstDeposits: 4, active: 5, silent3: 6, silent7: 1 },
        balance: '88',
      },
      figures,
      ...{ byCategory: [], byDay: [], top: [], income: { rebates: '1', pay: '2' } },
    },
  }));
  server.on('/wps/agents/listDownlines', () => ({ value: { currency: 'CNY', line: [], page: page(below) } }));
  server.on('/wps/agents/listTeamTransactions', () => ({
    value: { currency: 'CNY', page: page(), totals: { in: '2', out: '0', net: '2' } },
  }));
  const info = { ...playerInfo, type: 1 };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

const asked = (path: string) => server.pathsOf(path).at(-1)?.input;

it('[AGENT-02] leads from every figure about people to those whom it counts, and back to the levels', async () => {
  await showPage('/agentHome', server.start);
  for (const [label, part] of [
    ['Agents', 'agents'],
    ['Members', 'members'],
    ['Online', 'online'],
    ['New', 'joined'],
    ['First deposits', 'firstDeposits'],
    ['Active', 'active'],
    ['Silent for 3 days', 'silent3'],
    ['Silent for 7 days', 'silent7'],
    ['Team balance', 'everybody'],
  ] as const) {
    const link = await screen.findByRole('link', { name: new RegExp(`, ${label}$`) }, patience);
    expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('part'), label).toBe(part);
  }
  const link = screen.getByRole('link', { name: /, Silent for 3 days$/ });
  await act(async () => link.click());
  await screen.findByText('Silent for 3 days: 1', {}, patience);
  expect(asked('/wps/agents/listDownlines')).toMatchObject({ part: 'silent3', scope: 'team' });
  await screen.findByText('below1');
  const all = screen.getByRole('button', { name: 'Show by level' });
  await act(async () => all.click());
  await waitFor(() => expect(asked('/wps/agents/listDownlines')).not.toHaveProperty('part'), patience);
  expect(screen.queryByText('Silent for 3 days: 1')).toBeNull();
});

it('[AGENT-04] looks again at whom money is under way to until it is there, and no longer', async () => {
  server.on('/wps/agents/listDownlines', (_input, turn) => ({
    value: {
      ...{ currency: 'CNY', line: [] },
      page: page(turn === 1 ? { ...below, hasMoneyUnderWay: true } : { ...below, balance: '30' }),
    },
  }));
  await showPage('/agentHome?page=downlineManagmentView', server.start);
  await screen.findByText('On its way', {}, patience);
  await screen.findByText('¥30.00', {}, patience);
  expect(screen.queryByText('On its way')).toBeNull();
  expect(server.pathsOf('/wps/agents/listDownlines')).toHaveLength(2);
});

it('[AGENT-08] leads from a sum of money to the lines it is made of, and keeps them apart from single kinds', async () => {
  await showPage('/agentHome', server.start);
  const link = await screen.findByRole('link', { name: /, Rebates$/ }, patience);
  await act(async () => link.click());
  await waitFor(
    () => expect(asked('/wps/agents/listTeamTransactions')).toMatchObject({ figure: 'rebates', scope: 'team' }),
    patience,
  );
  expect(asked('/wps/agents/listTeamTransactions')).not.toHaveProperty('kind');
  const kinds = await screen.findByRole('combobox', { name: 'Kind' }, patience);
  expect(within(kinds.parentElement as HTMLElement).getAllByText('All of: Rebates').length).toBeGreaterThan(0);
});

it('[AGENT-07] leads from every figure of income to the lines of the account that it is the sum of', async () => {
  server.on('/wps/agents/getRevenueReport', () => ({
    value: {
      ...{ currency: 'CNY', team: figures, income: { rebates: '1', pay: '2', total: '3' } },
      days: [{ day: '2026-03-03', rebates: '1', pay: '2', total: '3', entries: ['5', '6'] }],
    },
  }));
  server.on('/wps/contracts/listRebates', () => ({ value: { currency: 'CNY', paid: '0', page: page() } }));
  server.on('/wps/wallet/listTransactions', () => ({
    value: { currency: 'CNY', page: page(), totals: { in: '3', out: '0', net: '3' } },
  }));
  await showPage('/agentHome?page=agentRevenueReport&from=2026-03-01&to=2026-03-05', server.start);
  await screen.findByRole('link', { name: '2026-03-03' }, patience);
  const leads = screen
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x'))
    .filter(({ pathname, searchParams }) => pathname === '/member' && searchParams.has('kind'))
    .map(({ searchParams }) => ['kind', 'from', 'to', 'page'].map((name) => searchParams.get(name)).join(' '));
  const days = ['2026-03-01 2026-03-05', '2026-03-03 2026-03-03'];
  const wanted = days.flatMap((day) => ['income', 'rebates', 'pay'].map((kind) => `${kind} ${day} transactionHistory`));
  expect([...new Set(leads)].toSorted()).toEqual(wanted.toSorted());
  const link = screen.getByRole('link', { name: /, My income$/ });
  await act(async () => link.click());
  await waitFor(() => expect(asked('/wps/wallet/listTransactions')).toMatchObject({ figure: 'income' }), patience);
  expect(asked('/wps/wallet/listTransactions')).not.toHaveProperty('kind');
  const kinds = await screen.findByRole('combobox', { name: 'Kind' }, patience);
  expect(within(kinds.parentElement as HTMLElement).getAllByText('All of: Income').length).toBeGreaterThan(0);
});

it('[AGENT-02] [AGENT-07] leads from the income in the overview to the lines of the account of the same days', async () => {
  server.on('/wps/wallet/listTransactions', () => ({
    value: { currency: 'CNY', page: page(), totals: { in: '3', out: '0', net: '3' } },
  }));
  await showPage('/agentHome?from=2026-03-01&to=2026-03-05', server.start);
  const link = await screen.findByRole('link', { name: /, My income$/ }, patience);
  await waitFor(() => expect(link.textContent).toContain('3.00'), patience);
  await act(async () => link.click());
  const lines = { figure: 'income', from: '2026-02-28T16:00:00.000Z', to: '2026-03-05T16:00:00.000Z' };
  await waitFor(() => expect(asked('/wps/wallet/listTransactions')).toMatchObject(lines), patience);
  expect(asked('/wps/wallet/listTransactions')).not.toHaveProperty('kind');
});
