// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const member = {
  ...{ id: '7', account: 'player1', nickname: 'Ann', type: 0, currency: 'CNY', language: 'EN' },
  ...{ icon: '', needsPasswordChange: false },
};
const pageOf = (content: readonly unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const deposit = (status: string, expiresAt: string) => ({
  ...{ id: '1', kind: 'bankTransfer', methodName: 'Bank', methodNames: {}, amount: '300', fee: '0', credited: '300' },
  ...{ currency: 'CNY', status, isLate: false, heldFor: '', returnReference: '', remark: 'ABC234' },
  ...{ payTo: { bank: 'Bank', accountName: 'House', accountNumber: '123' }, network: '', qrText: '', payUrl: null },
  ...{ txHash: null, hasProof: false, publicReason: '', createdAt: inHours(-1), expiresAt, decidedAt: null },
});
const withdrawal = (status: string, confirmBy: string | null) => ({
  ...{ id: '2', status, amount: '500', fee: '5', arrives: '495', currency: 'CNY', confirmBy, isForced: false },
  account: { kind: 'bank', bank: 'Bank', holderName: 'Ann', maskedNumber: '••••1234' },
  ...{ amountReceived: null, remainder: null, paidBack: '0', hasProof: false, publicReason: '' },
  ...{ createdAt: inHours(-2), timeline: [] },
});

function answer(deposits: readonly unknown[], withdrawals: readonly unknown[]): string[] {
  return answerCalls({
    '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] },
    '/wps/member/info': member,
    '/wps/cashier/listDeposits': pageOf(deposits),
    '/wps/cashier/listWithdrawals': pageOf(withdrawals),
  });
}
function signIn(type = 0): void {
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify({ ...member, type }));
}
const box = () => screen.findByRole('region', { name: 'Money under way' }, patience);

beforeAll(() => import('./UnfinishedMoney.tsx'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a deposit that is awaited and a withdrawal to confirm, with the way to each', async () => {
  answer([deposit('pending', inHours(1))], [withdrawal('paid', inHours(0.5))]);
  signIn();
  await showPage('/');
  const shown = within(await box());
  expect(await shown.findByText(/A deposit of .*300\.00 is waiting/, {}, patience)).toBeTruthy();
  expect(await shown.findByText(/495\.00 was paid to you/, {}, patience)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/member?page=depositv2');
  expect(shown.getByRole('link', { name: 'Confirm receipt' }).getAttribute('href')).toBe('/member?page=withdraw');
});

it('shows nothing of what has expired or ended, and asks nothing for a guest or a trial account', async () => {
  const asked = answer(
    [deposit('pending', inHours(-1)), deposit('approved', inHours(1))],
    [withdrawal('received', null)],
  );
  signIn();
  await showPage('/');
  await vi.waitFor(() => expect(asked.filter((path) => path.includes('/wps/cashier/')).length).toBe(2), patience);
  expect(screen.queryByRole('region', { name: 'Money under way' })).toBeNull();
  cleanup();
  endSession('loggedOut');
  for (const type of [undefined, 4]) {
    const calls = answer([deposit('pending', inHours(1))], []);
    sessionStorage.clear();
    if (type !== undefined) signIn(type);
    await showPage('/');
    await vi.waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0), patience);
    expect(calls.filter((path) => path.includes('/wps/cashier/'))).toEqual([]);
    cleanup();
    endSession('loggedOut');
  }
});
