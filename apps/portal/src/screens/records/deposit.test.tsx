// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const method = {
  ...{ id: '1', kind: 'bankTransfer', name: 'Bank transfer', names: { CN: '银行转账' }, currency: 'CNY' },
  ...{ minimum: '100', maximum: '50000', fee: '0', minutesToExpire: 30 },
};
const waiting = {
  ...{ id: '71', kind: 'qr', methodName: 'Scan and pay', methodNames: {}, amount: '300', fee: '3', credited: '297' },
  ...{
    currency: 'CNY',
    status: 'pending',
    isLate: false,
    heldFor: '',
    returnReference: '',
    remark: 'K7M2Q',
    network: '',
  },
  payTo: { bank: 'First Pay', accountName: 'House', accountNumber: '' },
  ...{ qrText: 'https://pay.example/71', payUrl: null, txHash: null, hasProof: false, publicReason: '' },
  ...{ createdAt: at(-5), expiresAt: at(25), decidedAt: null as string | null },
};

let server: FakeServer;
let rows: Record<string, unknown>[];

beforeAll(() => Promise.all([import('./MemberScreen.tsx'), import('../../components/MemberArea.tsx')]));
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { serverTime: at(0) } });
  server.on('/wps/member/info', () => ({ value: playerInfo }));
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '2000', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  server.on('/wps/cashier/listDepositMethods', () => ({ value: [method] }));
  server.on('/wps/cashier/listDeposits', () => ({
    value: { content: rows, pageNum: 1, totalPages: 1, totalRows: rows.length },
  }));
});
afterEach(() => {
  act(closeLayer);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

async function show(row: Record<string, unknown>): Promise<void> {
  rows = [{ ...waiting, ...row }];
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  await showPage('/member?page=depositv2', server.start);
  await screen.findByRole('heading', { level: 1, name: 'Deposits' }, patience);
}
const click = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  await act(async () => button.click());
};
/** The steps of the opened deposit, each with whether it is the one that is waited for. */
const steps = (): [string, boolean][] =>
  within(screen.getByRole('region', { name: /^Progress/ }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent ?? '', item.getAttribute('aria-current') === 'step']);

describe('[MEMBER-03] a deposit that is not finished', () => {
  it('is offered above a new one, and leads back to the code to scan, its remark and what is waited for', async () => {
    await show({});
    const banner = await screen.findByText('A deposit of ¥300.00 is waiting', {}, patience);
    expect(banner).toBeDefined();
    await click('Show');
    expect(screen.queryByText('A deposit of ¥300.00 is waiting')).toBeNull();
    expect(screen.getByRole('img', { name: /¥300.00/ })).toBeDefined();
    expect(screen.getAllByText('K7M2Q')).toHaveLength(2);
    expect(steps().map(([text, isCurrent]) => [text.includes('Waiting for your transfer'), isCurrent])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it('shows the address and the network of a chain, and warns of every other', async () => {
    await show({
      ...{ kind: 'crypto', network: 'TRON', qrText: '' },
      payTo: { bank: 'USDT', accountName: '', accountNumber: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' },
    });
    await click('Show');
    expect(screen.getByText('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC')).toBeDefined();
    expect(screen.getAllByText(/TRON/).length).toBeGreaterThan(1);
  });

  it('is not offered once its time is over', async () => {
    await show({ expiresAt: at(-1) });
    await screen.findByRole('button', { name: 'Scan and pay' }, patience);
    expect(screen.queryByText('A deposit of ¥300.00 is waiting')).toBeNull();
  });
});

describe('[MEMBER-03] how a deposit ended is told with its way there', () => {
  it.each([
    ['approved', {}, '¥297.00 credited'],
    ['approved', { isLate: true }, '¥297.00 credited'],
    ['rejected', { publicReason: 'payment_failed' }, 'The payment was not made.'],
    ['held', { heldFor: 'deposit_limit' }, 'Held by the cashier'],
    ['returned', { heldFor: 'excluded', returnReference: 'R-77' }, 'Sent back'],
    ['expired', {}, 'Expired'],
  ])('%s', async (status, facts, words) => {
    await show({ status, decidedAt: at(0), ...facts });
    await click('Scan and pay');
    expect(steps().at(-1)?.[0]).toContain(words);
    const ways = steps().map(([text]) => text);
    expect(ways).toHaveLength('isLate' in facts ? 4 : 3);
    expect(ways.join().includes('Its transfer arrived late')).toBe('isLate' in facts);
    expect(screen.queryByRole('img', { name: /¥300.00/ })).toBeNull();
    await click('Make another deposit');
    await screen.findByRole('button', { name: 'Continue' }, patience);
  });

  it('waits for a second look where one has approved it', async () => {
    await show({ status: 'review', expiresAt: at(-5) });
    await click('Scan and pay');
    expect(screen.getByText('Your payment has been found')).toBeDefined();
    expect(steps().map(([, isCurrent]) => isCurrent)).toEqual([false, true, false]);
  });
});

describe('[LANG-02] a way to pay in', () => {
  it.each([
    ['EN', 'Bank transfer'],
    ['CN', '银行转账'],
    ['MS', 'Bank transfer'],
  ] as const)('in %s is called %s', async (language, words) => {
    rows = [];
    sessionStorage.setItem('token', openedSession.token);
    sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
    await showPage('/member?page=depositv2', { ...server.start, language });
    expect(await screen.findByRole('radio', { name: new RegExp(words) }, patience)).toBeDefined();
    expect(screen.queryByText(words === '银行转账' ? 'Bank transfer' : '银行转账')).toBeNull();
  });
});

describe('a licence that asks about limits before a first deposit', () => {
  const pairs = [
    ...['day', 'week', 'month'].map((period) => ['deposit', period]),
    ...['day', 'week', 'month'].map((period) => ['loss', period]),
    ['stake', 'bet'],
  ];
  const limits = {
    currency: 'CNY',
    limits: pairs.map(([measure, period]) => ({
      ...{ measure, period, allowed: null, used: '0', next: null, nextFrom: null },
    })),
    session: { allowedMinutes: null, usedMinutes: 0, nextMinutes: null, nextFrom: null },
    ...{ block: null, reminderMinutes: 60, coolingHours: 24, exclusionMonths: 6 },
    ...{ isLimitAsked: true, isReviewDue: false },
  };

  it('is answered in the place of the form, and the same deposit goes on', async () => {
    let isAnswered = false;
    server.on('/wps/limits/getLimits', () => ({ value: limits }));
    server.on('/wps/limits/confirmLimits', () => {
      isAnswered = true;
      return { value: { ...limits, isLimitAsked: false } };
    });
    server.on('/wps/cashier/createDeposit', () =>
      isAnswered ? { value: { ...waiting, id: '72', amount: '500' } } : { code: 'limit_unanswered' },
    );
    await show({ status: 'expired' });
    await click('Continue');
    fireEvent.change(await screen.findByLabelText(/^Amount/, {}, patience), { target: { value: '500' } });
    await click('Get bank details for ¥500.00');
    const heading = await screen.findByRole('heading', { name: 'Do you want a limit for deposits?' }, patience);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('button', { name: 'Change: Deposit limit: Per week' })).toBeDefined();
    await click('Go on without a limit');
    await waitFor(() => expect(server.pathsOf('/createDeposit')).toHaveLength(2), patience);
    const [first, second] = server.pathsOf('/createDeposit');
    expect(second?.input).toEqual(first?.input);
    expect(screen.queryByRole('heading', { name: 'Do you want a limit for deposits?' })).toBeNull();
  });
});
