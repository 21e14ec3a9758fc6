// @vitest-environment happy-dom
import { createCheck, getTrialBalance, type OutputOf } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { TrialBalanceScreen } from './TrialBalanceScreen.tsx';

type Report = OutputOf<typeof getTrialBalance>;
const check: NonNullable<Report['check']> = {
  ...{ takenAt: '2026-03-05T12:00:00.000Z', tookMs: 340, askedBy: 'ben', isSound: true, hasSharedFaults: false },
  ...{ faults: [], chains: null },
};
const sent = vi.fn<(id: string, input: unknown) => void>();
/** As it goes over the wire, where amounts are text. */
let report: Omit<Report, 'rows'> & { rows: readonly Record<string, string>[] };
let permissions: string[];

beforeEach(() => {
  const row = { brandCode: 'baize', currency: 'CNY', accounts: '3', entries: '4', sum: '0' };
  report = {
    ...{ takenAt: '2026-03-05T13:00:00.000Z', check, isChecking: false },
    rows: [{ ...row, members: '7', holds: '3', debts: '0', transit: '0', house: '-10' }],
  };
  permissions = ['wallet.read', 'wallet.verify'];
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(): void {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) =>
    answerByContract({ [getTrialBalance.id]: report, [createCheck.id]: { isAsked: true } }, sent)(path, init),
  );
  showInConsole(<TrialBalanceScreen />, { permissions });
}

screenStates({
  '/ledger': {
    asks: getTrialBalance,
    ready: { answer: { rows: [{ brandCode: 'baize', currency: 'MYR' }] }, text: 'MYR · baize' },
    empty: { text: en['ledger.noAccounts'] },
  },
});

it('shows the totals, and of the newest check its verdict, its moment, how long it took and who asked', async () => {
  show();
  expect(await screen.findByText(en['ledger.sound'])).toBeTruthy();
  expect(screen.getByText(/took 340 ms · asked for by ben/).textContent).toContain('2026-03-05 20:00:00');
  expect(screen.getByText('CNY · baize')).toBeTruthy();
  expect(screen.queryByText(en['ledger.chains'])).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('has the books checked on request, and says so while the check waits', async () => {
  report = { ...report, check: null };
  show();
  expect(await screen.findByText(en['ledger.never'])).toBeTruthy();
  report = { ...report, isChecking: true };
  fireEvent.click(screen.getByRole('button', { name: en['ledger.again'] }));
  expect(await screen.findByText(en['ledger.checking'])).toBeTruthy();
  expect(sent.mock.calls).toEqual([['wallet.createCheck', {}]]);
  report = { ...report, isChecking: false, check: { ...check, askedBy: '', tookMs: 95_400 } };
  expect(await screen.findByText(/took 95 s · by the daily job/, {}, { timeout: 20_000 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(en['ledger.checking'])).toBeNull());
});

it('offers no check to those who only read', async () => {
  permissions = ['wallet.read'];
  show();
  await screen.findByText(en['ledger.sound']);
  expect(screen.queryByRole('button', { name: en['ledger.again'] })).toBeNull();
});

it('names the faults of the brand, says when others are concerned, and shows chains to whom they are told', async () => {
  const faults = [{ what: 'an account differs', where: 'wallet_accounts id=7' }];
  report = { ...report, check: { ...check, isSound: false, hasSharedFaults: true, faults } };
  show();
  expect(await screen.findByText('The books have 1 fault')).toBeTruthy();
  expect(screen.getByText('wallet_accounts id=7')).toBeTruthy();
  expect(screen.getByText(en['ledger.shared'])).toBeTruthy();
  cleanup();
  const chains = [{ chain: 0, sequence: '12', hash: 'a'.repeat(64) }];
  report = { ...report, check: { ...check, isSound: false, hasSharedFaults: true, faults, chains } };
  show();
  expect(await screen.findByText(en['ledger.chains'])).toBeTruthy();
  expect(screen.queryByText(en['ledger.shared'])).toBeNull();
});
