// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import type { Changes } from '@baize/testkit/answerOf';
import { patience } from '@baize/testkit/screens/patience';
import { act, fireEvent, screen } from '@testing-library/react';
import { pageStates, type PageStates } from '../../testing/pageStates.tsx';

const failed = { text: 'This could not be loaded.' } as const;
const notAllowed = { code: 'not_allowed', text: 'You may not do this.' } as const;
const nothing = { text: 'Nothing in these days' } as const;
/* The list of players stands where somebody comes who is no agent. */
const playersHome = { as: 'member', text: 'One cloth, one fair table.' } as const;

const terms = { period: 'daily', carry: 'none', activeBet: '0', tiers: [{ rateBps: 50 }] } as const;
const noContract = {
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  ...{ contractmrdailysalinfotype: null, contracthoursalinfo: null, dailysalinfotype: null, divtypeinfo: null },
};

/** The pages of pay look alike; each stands on its own call, and is there while its contract is. */
const pay = (
  asks: PageStates['asks'],
  contract: keyof typeof noContract,
  rows: (row: Changes) => Changes,
): PageStates => ({
  as: 'agent',
  asks,
  around: {
    start: { status: { modules: ['AGENTPOLICY3'] } },
    answers: [[operations.getConsolidated, { ...noContract, [contract]: terms }]],
  },
  ready: { answer: rows({ validBet: '8765' }), text: '8,765.00' },
  empty: { text: 'No bills yet' },
  failed: { text: 'This could not be loaded' },
  refused: { code: 'agent_policy_closed', text: 'Agent contracts are not offered here.' },
});

/** Figures and contracts stand on the overview, which is a call of its own where the list does not bring it. */
const payTab = (asks: PageStates['asks'], contract: keyof typeof noContract): PageStates => ({
  ...pay(asks, contract, () => ({ today: '8765' })),
  empty: { text: 'No contract yet' },
});

/** Opens the menu of a downline, and the terms in it. */
async function openTerms(): Promise<void> {
  const menu = await screen.findByRole('button', { name: 'Actions: below1' }, patience);
  act(() => {
    fireEvent.pointerDown(menu, { button: 0, pointerType: 'mouse' });
    fireEvent.click(menu);
  });
  const item = await screen.findByRole('menuitem', { name: 'Raise terms' }, patience);
  await act(async () => item.click());
}

pageStates({
  '/agentHome?page=agentTeamOverview': {
    as: 'agent',
    asks: operations.getTeamOverview,
    ready: { answer: { top: [{ account: 'strongest1' }] }, text: 'strongest1' },
    empty: { text: 'Nobody has played in these days.' },
    failed,
    refused: playersHome,
  },
  '/agentHome?page=agentAnnouncement': {
    as: 'agent',
    asks: operations.listAgentNotices,
    ready: { answer: [{ title: 'To all agents' }], text: 'To all agents' },
    empty: { text: 'No announcements' },
    failed,
    refused: notAllowed,
  },
  '/agentHome?page=registerCenter': {
    as: 'agent',
    asks: operations.getRegisterTerms,
    ready: { answer: { most: { prizeGroup: 1960 } }, text: '1000 to 1960' },
    empty: { text: '1000 to 1000' },
    failed,
    refused: notAllowed,
  },
  '/agentHome?page=downlineManagmentView': {
    as: 'agent',
    asks: operations.listDownlines,
    ready: { answer: { page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: { text: 'No downlines yet' },
    failed,
    refused: { code: 'downline_unknown', text: 'This account is not in your team.' },
  },
  '/agentHome?page=downlineManagmentView&scope=direct': {
    as: 'agent',
    asks: operations.getRegisterTerms,
    around: {
      answers: [
        [
          operations.listDownlines,
          { page: { content: [{ account: 'below1', level: 1 }], totalRows: 1, totalPages: 1 } },
        ],
      ],
    },
    begin: openTerms,
    ready: { answer: { most: { prizeGroup: 1960 } }, text: '1000 to 1960' },
    empty: { text: '1000 to 1000' },
    failed,
    refused: notAllowed,
  },
  '/agentHome?page=personalHistoryCopy': {
    as: 'agent',
    asks: operations.listTeamRounds,
    ready: { answer: { page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: nothing,
    failed,
    refused: notAllowed,
  },
  '/agentHome?page=palStatementsAgentCopy': {
    as: 'agent',
    asks: operations.listTeamStatements,
    ready: { answer: { page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: { text: 'No downlines yet' },
    failed,
    refused: { code: 'downline_unknown', text: 'This account is not in your team.' },
  },
  '/agentHome?page=agentRevenueReport': {
    as: 'agent',
    asks: operations.getRevenueReport,
    ready: { answer: { days: [{ day: '2026-03-03' }] }, text: '2026-03-03' },
    empty: { text: 'No income in these days' },
    failed,
    refused: notAllowed,
  },
  '/agentHome?page=agentDownlineTransactionDetailsCopy': {
    as: 'agent',
    asks: operations.listTeamTransactions,
    ready: { answer: { page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: nothing,
    failed,
    refused: { as: 'guest', text: 'You are not logged in, please login' },
  },
  '/agentHome?page=agentDividendRecordCopy2': pay(operations.getDividend, 'divtypeinfo', (row) => ({
    page: { content: [row] },
  })),
  '/agentHome?page=agentDailyWages2': pay(operations.listSalary, 'dailysalinfotype', (row) => ({ content: [row] })),
  '/agentHome?page=agentDailyWages2&side=contracts': payTab(operations.getDailySalary, 'dailysalinfotype'),
  '/agentHome?page=agentDailyWages2&side=payments': {
    ...pay(operations.listPayments, 'dailysalinfotype', () => ({})),
    ready: { answer: { page: { content: [{ payer: 'upline1', amount: '8765' }], totalRows: 1 } }, text: 'upline1' },
    empty: { text: 'No payments in these days' },
  },
  '/agentHome?page=agentHourSalary&side=contracts': payTab(operations.getHourlySalary, 'contracthoursalinfo'),
  '/agentHome?page=agentRealtimeSalary&side=contracts': {
    ...payTab(operations.getRealtimeSalary, 'contractmrdailysalinfotype'),
    ready: { answer: { overview: { today: '8765' } }, text: '8,765.00' },
  },
  '/agentHome?page=agentHourSalary': pay(operations.listHourSalary, 'contracthoursalinfo', (row) => ({
    content: [{ bill: row }],
  })),
  '/agentHome?page=agentRealtimeSalary': pay(operations.getRealtimeSalary, 'contractmrdailysalinfotype', (row) => ({
    page: { content: [row] },
  })),
});
