// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from './alert.ts';
import { closeLayer } from './layer.ts';
import { endSession } from './session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from './testing/fakeServer.ts';
import { showPage } from './testing/showPage.tsx';

const patience = { timeout: 60_000 };
const terms = {
  ...{ period: 'daily', carry: 'none', activeBet: '0' },
  tiers: [{ validBet: '1000', loss: '0', activeMembers: 2, rateBps: 50, amount: '8' }],
};
const consolidated = {
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  ...{ contractmrdailysalinfotype: null, contracthoursalinfo: null, dailysalinfotype: null, divtypeinfo: null },
};
const contract = (kind: string) => ({
  ...{ id: '4', kind, payer: 'upline1', account: 'player1', currency: 'CNY', terms },
  ...{ startsDay: '2026-03-01', endsDay: null, next: null },
});
const overview = (kind: string) => ({
  ...{ contract: contract(kind), today: '12', yesterday: '34', currency: 'CNY', formula: null },
  nextAt: new Date(Date.now() + 300_000).toISOString(),
});
const bill = (kind: string) => ({
  ...{ id: '9', kind, period: 'daily', payer: 'upline1', account: 'player1', fromDay: '2026-03-04' },
  ...{ lastDay: '2026-03-04', slotAt: null, currency: 'CNY', validBet: '5000', profitAndLoss: '-700' },
  ...{ activeMembers: 3, ngr: null, rateBps: 50, tier: 1, amount: '33', paid: '20', status: 'partly' },
  carried: { validBet: '-10', profitAndLoss: '0', lateRounds: 1, correctedRounds: 2, before: '0' },
  ...{ createdAt: '2026-03-05T03:00:00.000Z', paidAt: null, reason: '' },
});
const offered = {
  ...{ id: '71', kind: 'daily', what: 'new', status: 'pending', payer: 'upline1', account: 'player1', isOwn: false },
  ...{ terms, present: null, createdAt: '2026-03-05T03:00:00.000Z', decidedAt: null },
};
const pageOf = (content: unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });

let server: FakeServer;
let answer: Record<string, unknown>;
let waiting: unknown[];

beforeAll(
  () =>
    Promise.all([
      import('./screens/agent/AgentHomeScreen.tsx'),
      import('./screens/agent/TeamOverview.tsx'),
      import('./components/ContractKeeper.tsx'),
      import('./components/contracts/ContractPopup.tsx'),
      import('./components/OpenLayer.tsx'),
      ...[import('./screens/contracts/DividendRecords.tsx'), import('./screens/contracts/DailyWages.tsx')],
      ...[import('./screens/contracts/HourSalary.tsx'), import('./screens/contracts/RealtimeSalary.tsx')],
    ]),
  120_000,
);
beforeEach(async () => {
  sessionStorage.clear();
  answer = consolidated;
  waiting = [];
  server = await fakeServer({ status: { modules: ['AGENTPOLICY3'], serverTime: new Date().toISOString() } });
  server.on('/wps/v2/wallets/balance', () => ({ value: { balance: '5', currency: 'CNY', version: '1', isSingle: 1 } }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  server.on('/lgw/games/consolidated', () => ({ value: answer }));
  server.on('/wps/contracts/listRequests', () => ({ value: pageOf(waiting) }));
  server.on('/wps/contracts/listPartners', () => ({ value: pageOf([]) }));
  server.on('/wps/relay/dividend', () => ({
    value: { overview: overview('dividend'), page: pageOf([bill('dividend')]) },
  }));
  server.on('/wps/relay/realtimeSalaryContract', () => ({
    value: {
      overview: overview('realtime'),
      page: pageOf([{ ...bill('realtime'), slotAt: '2026-03-04T04:05:00.000Z' }]),
    },
  }));
  server.on('/wps/relay/dailySalary', () => ({ value: overview('daily') }));
  server.on('/lgw/games/salary', () => ({ value: pageOf([bill('daily')]) }));
  server.on('/wps/relay/hourlySalary', () => ({ value: overview('hourly') }));
  server.on('/lgw/games/hourSalary', () => ({
    value: pageOf([{ bill: bill('hourly'), hours: [{ hour: 9, validBet: '5000', rateBps: 50, amount: '33' }] }]),
  }));
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

async function show(href: string, type = 1) {
  const info = { ...playerInfo, type };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
  return showPage(href, server.start);
}
const asked = (): number => server.pathsOf('/lgw/games/consolidated').length;

const pages = [
  ['agentDividendRecordCopy2', 'Dividends', { divtypeinfo: terms }, { divtypereq: 1 }],
  ['agentDailyWages2', 'Daily salary', { dailysalinfotype: terms }, { dailysalreqtype: 1 }],
  ['agentHourSalary', 'Hourly salary', { contracthoursalinfo: terms }, { contracthoursalreq: 2 }],
  ['agentRealtimeSalary', 'Real-time salary', { contractmrdailysalinfotype: terms }, { realtimesalreqtype: 1 }],
] as const;

describe('terms that one is to be paid by', () => {
  const tried = {
    ...{ fromDay: '2026-02-01', lastDay: '2026-02-28', currency: 'CNY', total: '42' },
    lines: [
      {
        ...{ fromDay: '2026-02-03', lastDay: '2026-02-03', validBet: '8400', profitAndLoss: '-100' },
        ...{ activeMembers: 3, costs: '0', rateBps: 50, amount: '42' },
      },
    ],
  };
  const input = { kind: 'daily', account: 'player1', terms };

  it.each([
    ['in the popup before they are signed', '/', [offered], undefined],
    ['of the own contract', '/agentHome?page=agentDailyWages2&side=contracts', [], { dailysalinfotype: terms }],
  ])('are tried on the last month %s', async (_where, href, requests, info) => {
    waiting = requests;
    answer = { ...consolidated, ...info };
    server.on('/wps/contracts/simulateContract', (_input, turn) =>
      turn === 1 ? { code: 'too_many_requests' } : { value: tried },
    );
    await show(href);
    const button = await screen.findByRole('button', { name: 'Try on last month' }, patience);
    await act(async () => button.click());
    expect(await screen.findByText('Too many attempts. Please wait a moment.', {}, patience)).toBeTruthy();
    await act(async () => button.click());
    expect(await screen.findByText(/^From 2026-02-01 to 2026-02-28 these terms would have paid ¥42\.00/)).toBeTruthy();
    expect(server.pathsOf('/wps/contracts/simulateContract').at(-1)?.input).toEqual(input);
  });

  it('are tried by who is paid, not by who pays', async () => {
    waiting = [{ ...offered, account: 'downline1', payer: 'player1', isOwn: true }];
    answer = { ...consolidated, dailysalinfotype: terms };
    server.on('/wps/relay/dailySalary', () => ({ value: { ...overview('daily'), contract: null } }));
    await show('/agentHome?page=agentDailyWages2&side=contracts');
    await screen.findAllByRole('button', { name: 'Take back' }, patience);
    expect(screen.queryByRole('button', { name: 'Try on last month' })).toBeNull();
  });
});

describe('the pay pages', () => {
  it.each(pages)(
    '[PROD-14] [ROLE-12] [STORE-07] [AGENT-09] [AGENT-10] [AGENT-11] [AGENT-12] %s is there with its contract or a request, else nobody reaches it',
    async (page, name, info, request) => {
      for (const flag of [info, request]) {
        answer = { ...consolidated, ...flag };
        await show(`/agentHome?page=${page}`);
        await screen.findByRole('heading', { level: 1, name }, patience);
        await screen.findByText('Issued in part', {}, patience);
        for (const [, other] of pages) {
          expect(screen.queryAllByRole('link', { name: other })).toHaveLength(other === name ? 1 : 0);
        }
        expect(JSON.parse(sessionStorage.getItem('consolidated') ?? '')).toEqual(answer);
        const isDividend = page === 'agentDividendRecordCopy2';
        expect(sessionStorage.getItem('enableContract')).toBe(String(isDividend));
        expect(sessionStorage.getItem('enableSalary')).toBe(String(!isDividend));
        act(() => endSession('loggedOut'));
        expect(sessionStorage.getItem('consolidated')).toBeNull();
        cleanup();
      }
      answer = consolidated;
      await show(`/agentHome?page=${page}`);
      await waitFor(() => expect(sessionStorage.getItem('enableSalary')).toBe('false'), patience);
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(screen.queryByRole('heading', { level: 1, name })).toBeNull();
    },
    60_000,
  );

  it('[CONTRACT-01] [CONTRACT-02] name everything that a bill was worked out from', async () => {
    answer = { ...consolidated, divtypeinfo: terms, dailysalinfotype: terms, contracthoursalinfo: terms };
    await show('/agentHome?page=agentDividendRecordCopy2');
    const table = await screen.findByRole('table', { name: 'Bills' }, patience);
    for (const header of ['Period valid bet', 'Period profit and loss', 'Active members', 'Rate', 'Amount']) {
      within(table).getByRole('columnheader', { name: header });
    }
    await within(table).findByText('Daily', {}, patience);
    within(table).getByText('Issued in part');
    within(table).getByText(/1 late, 2 corrected rounds/);
    cleanup();
    await show('/agentHome?page=agentDailyWages2');
    await screen.findByRole('columnheader', { name: 'Daily volume' }, patience);
    cleanup();
    await show('/agentHome?page=agentHourSalary');
    await screen.findByRole('columnheader', { name: 'Hourly volume' }, patience);
  });
});

describe('the consolidated call', () => {
  it(
    '[ROLE-13] [MODULE-11] is made for real members where the module is on, and for nobody else',
    { timeout: 180_000 },
    async () => {
      await show('/down', 0);
      await waitFor(() => expect(asked()).toBe(1), patience);
      act(() => endSession('loggedOut'));
      cleanup();
      await show('/down', 4);
      await screen.findAllByRole('heading', {}, patience);
      cleanup();
      server.start.status.modules = [];
      await show('/down', 1);
      await screen.findAllByRole('heading', {}, patience);
      expect(asked()).toBe(1);
    },
  );
});

describe('the contract popup', () => {
  it(
    '[MODAL-10] [ROLE-16] opens for an agent for whom a contract waits, and signs it',
    { timeout: 180_000 },
    async () => {
      waiting = [offered];
      answer = { ...consolidated, dailysalreqtype: 1 };
      server.on('/lgw/games/contractProcess', () => {
        waiting = [];
        return { value: { ...offered, status: 'accepted', decidedAt: '2026-03-05T04:00:00.000Z' } };
      });
      await show('/down');
      const popup = await screen.findByRole('dialog', { name: 'A contract waits for you' }, patience);
      within(popup).getByText(/upline1 pays player1 up to 0.5% of the team's valid bets/);
      await act(async () => within(popup).getByRole('button', { name: 'Accept' }).click());
      fireEvent.change(within(popup).getByLabelText(/Payment password/), { target: { value: '834512' } });
      await act(async () => within(popup).getByRole('button', { name: 'Sign' }).click());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
      expect(server.pathsOf('/lgw/games/contractProcess')[0]?.input).toEqual({
        ...{ id: '71', act: 'accept', paymentPassword: '834512' },
      });
    },
  );

  it('[MODAL-10] never opens for guests, and asks nothing of them', async () => {
    waiting = [{ ...offered, id: '72' }];
    await showPage('/down', server.start);
    await screen.findAllByRole('heading', {}, patience);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...server.pathsOf('/wps/contracts'), ...server.pathsOf('/lgw/games/consolidated')]).toEqual([]);
  });
});
