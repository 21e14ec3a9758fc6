// @vitest-environment happy-dom
import {
  getActivity,
  getOverview,
  getTrialBalance,
  getWaiting,
  listDepositQueue,
  listDifferences,
  listDraws,
  listHeldWins,
  listQueue,
  listSchedule,
  listStuckRounds,
  listTrail,
  listWithdrawalQueue,
  type Operation,
} from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const at = '2026-03-05T04:00:00.000Z';
const page = { pageNum: 1, totalPages: 1, totalRows: 0 };
const withdrawal = {
  ...{ id: '5', memberId: '7', account: 'player7', status: 'review', amount: '250', fee: '0', arrives: '250' },
  ...{ currency: 'CNY', kind: 'bank', bank: 'b', branch: '', holderName: 'n', number: '1', flags: [] },
  ...{ turnoverRequired: '0', turnoverDone: '0', needsSecond: false, firstApprover: '', approver: '', payer: '' },
  ...{ reference: '', isPaying: false, payNote: '', confirmBy: null, isForced: false, amountReceived: null },
  ...{ remainder: null, paidBack: '0', hasProof: false, publicReason: '', reason: '', createdAt: at, timeline: [] },
};
const nobody = { bills: null, moves: null, candidates: null, applications: null, redemptions: null } as const;
const calm: Record<string, unknown> = {
  [getOverview.id]: {
    ...{ pendingDeposits: 0, oldestPendingAt: null, waitingWithdrawals: 1, oldestWithdrawalAt: at },
    ...{ waitingPapers: 0, oldestPapersAt: null, dayStartedAt: at, newMembers: 0, depositsApproved: '0' },
    ...{ rounds: 2, bet: '400', win: '150', grossResult: '250', currency: 'CNY' },
  },
  [getActivity.id]: {
    ...{ currency: 'CNY', hourNow: 9 },
    today: [{ hour: 9, rounds: 1, bet: '100', grossResult: '-50' }],
    yesterday: [{ hour: 14, rounds: 1, bet: '300', grossResult: '300' }],
    rounds: [
      {
        ...{ id: '1', memberId: '7', account: 'player7', vendorName: 'Studio', gameName: { EN: 'Dragon', CN: '龙' } },
        ...{ currency: 'CNY', bet: '1', net: '2.5', status: 'won', startedAt: at },
      },
    ],
    signIns: [{ memberId: '8', account: 'player8', type: 0, at, isLive: true }],
  },
  [getWaiting.id]: { ...nobody, proposals: null, feeds: null },
  [listTrail.id]: { page: { ...page, content: [] }, isChainIntact: true },
  [listDepositQueue.id]: {
    page: { ...page, content: [] },
    counts: { pending: 0, review: 0, held: 0, approved: 0, rejected: 0, returned: 0, expired: 0 },
  },
  [listWithdrawalQueue.id]: {
    page: { ...page, content: [withdrawal], totalRows: 1 },
    counts: { waiting: 1, approved: 0, paid: 0, cases: 0, done: 0, rejected: 0 },
  },
  [listHeldWins.id]: { page: { ...page, content: [] }, waiting: 0 },
  [listStuckRounds.id]: { rounds: [], silent: [] },
  [listDifferences.id]: { ...page, content: [] },
  [listDraws.id]: { page: { ...page, content: [] }, late: 0, lotteries: [] },
  [listQueue.id]: { ...page, content: [], counts: { waiting: 0, running: 0, failed: 0 } },
  [listSchedule.id]: { isWorked: true, jobs: [] },
  [getTrialBalance.id]: { takenAt: at, rows: [], check: null, isChecking: false },
};

let answers: Record<string, unknown>;
let refused: readonly Operation[];
const asked = vi.fn<(id: string) => void>();
let permissions: readonly Permission[];

beforeEach(() => {
  answers = { ...calm };
  refused = [];
  asked.mockClear();
  permissions = ['members.read', 'cashier.read', 'vendors.read', 'jobs.read', 'wallet.read', 'audit.read'];
});

screenStates({
  '/': {
    asks: getOverview,
    ready: { answer: { newMembers: 8_765 }, text: '8765' },
    empty: { text: en['overview.nothingWaits'] },
  },
  '/?of=activity': {
    asks: getActivity,
    ready: { answer: { signIns: [{ account: 'player8' }] }, text: 'player8' },
    empty: { text: en['overview.noSignIns'] },
  },
  '/?of=acts': {
    asks: listTrail,
    ready: { answer: { page: { content: [{ actor: 'anna' }] } }, text: 'anna' },
    empty: { text: en['audit.none'] },
  },
});

async function show(): Promise<void> {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    const [address] = path.split('?');
    if (refused.some((operation) => operation.path === address)) {
      return Response.json({ success: false, value: null, message: '', code: 'unknown_error' }, { status: 500 });
    }
    asked(address ?? '');
    return answerByContract(answers, () => undefined)(path, init);
  });
  await showConsole('/', permissions);
}

describe('the queue', () => {
  it('is there itself: whose, how much, and the way to the case', async () => {
    await show();
    const link = await screen.findByRole('link', { name: /player7.*250\.00/ });
    expect(link.getAttribute('href')).toBe('/console/withdrawals?withdrawal=5');
  });

  it('says that it could not be read, beside its count', async () => {
    refused = [listWithdrawalQueue];
    await show();
    expect(await screen.findByText(en['shell.readFailed'])).toBeTruthy();
    expect(screen.getByText(en['overview.waitingWithdrawals'])).toBeTruthy();
  });
});

describe('what waits for a decision', () => {
  it('is named and counted as far as the role may know, here and beside its page', async () => {
    const two = { count: 2, oldestAt: at };
    const none = { count: 0, oldestAt: null };
    answers = { ...answers, [getWaiting.id]: { ...nobody, bills: two, moves: none, proposals: two, feeds: two } };
    permissions = [...permissions, 'contracts.read', 'agents.read', 'lotteries.read'];
    await show();
    const panel = within(
      (await screen.findByRole('heading', { name: en['overview.waitingDecisions'] })).closest('section')!,
    );
    expect((await panel.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      ...['/console/contractBills', '/console/lotteries', '/console/lotteries?tab=feeds'],
    ]);
    const [navigation] = screen.getAllByRole('navigation');
    /* The page's name, alone or with its count behind it: another page's name may begin with the same word. */
    const beside = (name: string) =>
      within(navigation!).getByRole('link', { name: new RegExp(`^${name}( *[0-9].*)?$`) }).textContent;
    expect(beside(en['nav.contractBills'])).toContain('2 waiting');
    expect(beside(en['nav.lotteries'])).toContain('4 waiting');
    expect(beside(en['nav.agents'])).toBe(en['nav.agents']);
  });

  it('says that nothing waits, and that it could not be read', async () => {
    await show();
    const panel = async () =>
      within((await screen.findByRole('heading', { name: en['overview.waitingDecisions'] })).closest('section')!);
    expect((await panel()).getByText(en['overview.nothingWaits'])).toBeTruthy();
    cleanup();
    refused = [getWaiting];
    await show();
    expect(await (await panel()).findByRole('button', { name: en['shell.retry'] })).toBeTruthy();
  });
});

describe('alarms', () => {
  it('are a quiet line where nothing is wrong', async () => {
    await show();
    expect(await screen.findByText(en['overview.noAlarms'])).toBeTruthy();
  });

  it('name what is held, stuck or failing, each with the page where it is put right', async () => {
    answers = {
      ...answers,
      [listHeldWins.id]: { page: { ...page, content: [] }, waiting: 2 },
      [listStuckRounds.id]: { rounds: [], silent: ['Studio'] },
      [listQueue.id]: { ...page, content: [], counts: { waiting: 0, running: 0, failed: 1 } },
      [getTrialBalance.id]: {
        ...{ takenAt: at, rows: [], isChecking: false },
        check: {
          ...{ takenAt: at, tookMs: 1, askedBy: '', isSound: false, hasSharedFaults: false, faults: [], chains: null },
        },
      },
    };
    await show();
    const hrefOf = async (name: RegExp | string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('2 wins are held')).toBe('/console/heldWins');
    expect(await hrefOf('No answer from the desk of Studio')).toBe('/console/vendors');
    expect(await hrefOf('1 task failed for good')).toBe('/console/jobs?status=failed');
    expect(await hrefOf(en['overview.alarm.books'])).toBe('/console/ledger');
    expect(screen.queryByText(en['overview.noAlarms'])).toBeNull();
  });

  it('name draws whose result is late, to who may see the lotteries', async () => {
    answers = { ...answers, [listDraws.id]: { page: { ...page, content: [] }, late: 3, lotteries: [] } };
    permissions = [...permissions, 'lotteries.read'];
    await show();
    const link = await screen.findByRole('link', { name: 'The results of 3 draws are late' });
    expect(link.getAttribute('href')).toBe('/console/lotteries');
  });

  it('never say that all is well while a check does not answer', async () => {
    refused = [listStuckRounds];
    await show();
    expect(await screen.findByText(en['overview.blind'])).toBeTruthy();
    expect(screen.queryByText(en['overview.noAlarms'])).toBeNull();
  });

  it('ask for nothing that the role may not read', async () => {
    permissions = ['members.read'];
    await show();
    await screen.findByText(en['overview.noAlarms']);
    await screen.findByText('player8');
    for (const { path } of [listHeldWins, listQueue, getTrialBalance, listDepositQueue, listDraws]) {
      expect(asked).not.toHaveBeenCalledWith(path);
    }
  });
});

describe('the day by the hour', () => {
  it('stands beside yesterday in a table that is read out, and has nothing for hours to come', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: /The day by the hour/ }));
    const cells = (hour: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${hour}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('09:00')).toEqual(['100.00 CNY', '0.00 CNY']);
    expect(cells('14:00')).toEqual(['–', '300.00 CNY']);
    fireEvent.click(screen.getByRole('radio', { name: en['overview.grossResult'] }));
    expect(cells('09:00')[0]).toMatch(/^.50\.00 CNY$/);
  });
});

describe('the last rounds and sign-ins', () => {
  it('lead to their members', async () => {
    await show();
    expect((await screen.findAllByRole('link', { name: 'player7' })).length).toBe(1);
    expect(screen.getByText('Dragon')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'player8' })).toBeTruthy();
  });
});
