// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const profile = {
  ...{ nickname: 'Ann', fullName: 'Ann Lee', telegram: '', zalo: '', birthday: '', address: '', nationality: '' },
  ...{ occupation: '', sourceOfIncome: '', locked: ['fullName'], nationalities: ['MY'] },
};
type Account = {
  id: string;
  kind: string;
  bank: string;
  branch: string;
  holderName: string;
  maskedNumber: string;
  isDefault: boolean;
};
type Row = Record<string, unknown> & { id: string; status: string };

const ownAccount = {
  ...{ id: '31', kind: 'bank', bank: 'First Bank', branch: '', holderName: 'Ann Lee', maskedNumber: '****6789' },
  ...{ isDefault: true, createdAt: '2026-03-01T00:00:00.000Z' },
};
const paid: Row = {
  ...{ id: '51', status: 'paid', amount: '500', fee: '5', arrives: '495', currency: 'CNY' },
  account: { kind: 'bank', bank: 'First Bank', holderName: 'Ann Lee', maskedNumber: '****6789' },
  ...{ confirmBy: at(30), isForced: false, amountReceived: null, remainder: null, paidBack: '0' },
  ...{ hasProof: false, publicReason: '', createdAt: '2026-03-05T09:00:00.000Z' },
  timeline: ['requested', 'approved', 'paid'].map((status) => ({ status, at: '2026-03-05T09:00:00.000Z' })),
};

let server: FakeServer;
let rules: Record<string, unknown>;
let accounts: (Account & { createdAt: string })[];
let contacts: { kind: string; masked: string; isVerified: boolean }[];
let rows: Row[];
let balance: number;

beforeAll(() => Promise.all([import('./MemberScreen.tsx'), import('../../components/MemberArea.tsx')]));
beforeEach(async () => {
  sessionStorage.clear();
  accounts = [ownAccount];
  contacts = [];
  rows = [];
  balance = 2_000;
  rules = {
    ...{ currency: 'CNY', minimum: '100', maximum: '50000', feeBps: 100 },
    ...{ dailyCount: 3, dailyCountLeft: 2, dailySum: '50000', dailySumLeft: '40000' },
    turnover: { required: '3000', done: '3000', isMet: true },
    ...{ hasPaymentPassword: true, coolsUntil: null, payeeName: 'Ann Lee', missing: [] },
    ...{ confirmMinutes: 30, maxAccounts: 5, verificationLevel: null },
  };
  server = await fakeServer({ status: { serverTime: at(0) } });
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: String(balance), currency: 'CNY', version: String(10_000 - balance), isSingle: 1 },
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  server.on('/wps/member/listSessions', () => ({ value: [] }));
  server.on('/wps/member/info/icon', () => ({ value: { icon: 'panda', icons: ['panda'] } }));
  server.on('/wps/member/contacts', () => ({ value: contacts }));
  server.on('/wps/member/secondStep', () => ({ value: { isOn: false, recoveryCodesLeft: 0 } }));
  server.on('/wps/member/profile', () => ({ value: profile }));
  server.on('/wps/cashier/getWithdrawRules', () => ({ value: { ...rules, balance: String(balance) } }));
  server.on('/wps/cashier/listAccounts', () => ({ value: accounts }));
  server.on('/wps/cashier/listWithdrawals', () => ({
    value: { content: rows, pageNum: 1, totalPages: 1, totalRows: rows.length },
  }));
  server.on('/wps/cashier/createWithdrawal', ({ amount }) => {
    const fee = Number(amount) / 100;
    const made: Row = {
      ...{ ...paid, id: '61', status: 'requested', confirmBy: null, amount, fee: String(fee) },
      arrives: String(Number(amount) - fee),
      timeline: [{ status: 'requested', at: '2026-03-05T10:00:00.000Z' }],
    };
    balance -= Number(amount);
    rows = [made, ...rows];
    return { value: made };
  });
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

async function show(page: string, type = 0) {
  const info = { ...playerInfo, type };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
  return showPage(`/member${page}`, server.start);
}
const click = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  await act(async () => button.click());
};
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const callsOf = (name: string) => server.pathsOf(`/${name}`);

describe('a new withdrawal', () => {
  it('[MEMBER-04] is asked for with its payment password, stands in the list, and the balance drops', async () => {
    await show('?page=withdraw');
    await screen.findByRole('heading', { level: 1, name: 'Withdraw' }, patience);
    await screen.findByRole('radio', { name: /First Bank/ }, patience);
    expect(screen.getByText('No withdrawals yet')).toBeDefined();
    type('Amount', '1000');
    expect(screen.getByText('¥10.00').previousSibling?.textContent).toBe('Fee');
    expect(screen.getByText('¥990.00').previousSibling?.textContent).toBe('Arrives');
    expect(screen.getByText('¥1,000.00').previousSibling?.textContent).toBe('Left after');
    type('Payment password', '135790');
    await click('Withdraw ¥1,000.00');
    await screen.findByRole('heading', { name: 'Withdrawal of ¥1,000.00' }, patience);
    const [sent] = callsOf('createWithdrawal');
    expect(sent?.input).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ...{ accountId: '31', amount: '1000', paymentPassword: '135790' },
    });
    expect(screen.getByText('Review').closest('li')?.getAttribute('aria-current')).toBe('step');
    await screen.findByRole('button', { name: /open the withdrawal of ¥1,000.00/ }, patience);
    const card = screen.getByRole('region', { name: 'Your account' });
    await waitFor(() => expect(card.textContent).toContain('¥1,000.00'), patience);
    expect(card.textContent).not.toContain('¥2,000.00');
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
  });

  it('starts with the default account, which a star in the list chooses', async () => {
    const second = { ...ownAccount, id: '32', bank: 'Second Bank', isDefault: true };
    accounts = [
      { ...ownAccount, isDefault: false },
      second,
      { ...second, id: '33', bank: 'Third Bank', isDefault: false },
    ];
    server.on('/wps/cashier/updateDefaultAccount', ({ accountId }) => {
      accounts = accounts.map((one) => ({ ...one, isDefault: one.id === accountId }));
      return { value: accounts };
    });
    await show('?page=withdraw');
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: /Second Bank Default/ }, patience);
    expect(choice.checked).toBe(true);
    const star = (bank: string) => screen.getByRole('button', { name: `Default account: ${bank} ****6789` });
    expect(['First Bank', 'Second Bank', 'Third Bank'].map((bank) => star(bank).getAttribute('aria-pressed'))).toEqual([
      ...['false', 'true', 'false'],
    ]);
    star('Second Bank').click();
    star('Third Bank').focus();
    await click('Default account: Third Bank ****6789');
    await waitFor(() => expect(star('Third Bank').getAttribute('aria-pressed')).toBe('true'), patience);
    expect(document.activeElement).toBe(star('Third Bank'));
    expect(callsOf('updateDefaultAccount').map(({ input }) => input)).toEqual([{ accountId: '33' }]);
    const now = screen.getByRole<HTMLInputElement>('radio', { name: /Third Bank Default/ });
    expect(now.checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /Second Bank Default/ })).toBeNull();
  });

  it('takes the whole balance by one press, and names what is wrong with an amount before it calls', async () => {
    await show('?page=withdraw');
    await click('Max ¥2,000.00');
    await screen.findByRole('button', { name: 'Withdraw ¥2,000.00' }, patience);
    type('Amount', '2000.01');
    await click('Withdraw');
    await screen.findByText('This is more than your balance.', {}, patience);
    type('Amount', '99');
    await screen.findByText('The smallest withdrawal is ¥100.00.', {}, patience);
    type('Amount', '100');
    await click('Withdraw ¥100.00');
    await screen.findByText('Input cannot be empty', {}, patience);
    expect(callsOf('createWithdrawal')).toEqual([]);
  });

  it('keeps its id when it is sent again, and has another one when it is another wish', async () => {
    server.on('/wps/cashier/createWithdrawal', () => ({ code: 'payment_password_incorrect' }));
    await show('?page=withdraw');
    await screen.findByRole('radio', { name: /First Bank/ }, patience);
    for (const amount of ['200', '200', '300']) {
      type('Amount', amount);
      type('Payment password', '111111');
      await click(`Withdraw ¥${amount}.00`);
      await screen.findByText('The payment password is incorrect.', {}, patience);
      expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
    }
    const ids = callsOf('createWithdrawal').map(({ input }) => input['requestId']);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('says what is missing instead of a form, and how far the turnover is', async () => {
    rules = {
      ...rules,
      turnover: { required: '3000', done: '1240', isMet: false },
      missing: ['turnover', 'dailyCount'],
    };
    await show('?page=withdraw');
    await screen.findByText('Reach the turnover that your deposits ask for.', {}, patience);
    expect(screen.getByText('All withdrawals of today are used.')).toBeDefined();
    const meter = screen.getByRole('meter', { name: 'Turnover' });
    expect(screen.getByText('Not reached')).toBeDefined();
    expect(meter.getAttribute('aria-valuenow')).toBe('41');
    expect(meter.getAttribute('aria-valuetext')).toBe('¥1,240.00 of ¥3,000.00 valid bets');
    expect(screen.getByText('2 withdrawals, ¥40,000.00 in all')).toBeDefined();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('says that withdrawals rest after a change of the payment password, and that they are closed', async () => {
    rules = { ...rules, coolsUntil: at(60 * 24), missing: ['coolDown'] };
    await show('?page=withdraw');
    await screen.findByText(/Withdrawals rest until/, {}, patience);
    cleanup();
    rules = { ...rules, missing: ['closed'] };
    await show('?page=withdraw');
    await screen.findByText('No withdrawals at the moment', {}, patience);
    expect(screen.queryByText('Before you withdraw')).toBeNull();
  });

  it('can be tried again when its conditions did not arrive', async () => {
    server.on('/wps/cashier/getWithdrawRules', () => ({ code: 'unknown_error', status: 500 }));
    await show('?page=withdraw');
    await screen.findByText('The conditions could not be loaded.', {}, patience);
    server.on('/wps/cashier/getWithdrawRules', () => ({ value: { ...rules, balance: '2000' } }));
    await click('Try again');
    await screen.findByText('Before you withdraw', {}, patience);
  });

  it('is for real accounts only: a trial is told so and nothing is asked for', async () => {
    await show('?page=withdraw', 4);
    await screen.findByText('Please Register An Account First', {}, patience);
    expect(server.calls.filter(({ path }) => path.startsWith('/wps/cashier'))).toEqual([]);
  });
});

describe('the receipt', () => {
  beforeEach(() => {
    rows = [paid];
    server.on('/wps/cashier/confirmReceipt', ({ kind, amountReceived, proof }) => {
      const received = amountReceived === undefined ? null : String(amountReceived);
      const said = {
        full: { status: 'received' },
        part: { status: 'receivedPart', amountReceived: received, remainder: String(495 - Number(received)) },
        none: { status: 'notReceived', hasProof: proof !== undefined },
      }[String(kind)];
      rows = [{ ...paid, confirmBy: null, ...said } as Row];
      return { value: rows[0] };
    });
  });
  const open = async (): Promise<void> => {
    await show('?page=withdraw');
    await screen.findByText('¥495.00 was paid to you', {}, patience);
    await click('Confirm receipt');
    await screen.findByRole('group', { name: 'What has arrived?' }, patience);
  };
  const answer = async (name: RegExp): Promise<void> => act(async () => screen.getByRole('radio', { name }).click());

  it('[WITHDRAW-01] is confirmed in full', async () => {
    await open();
    expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d$/);
    expect(screen.getByText(/counts as received in this way is not refunded/)).toBeDefined();
    await answer(/^Received in full/);
    await click('Confirm');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'What has arrived?' })).toBeNull(), patience);
    expect(callsOf('confirmReceipt')[0]?.input).toEqual({ withdrawalId: '51', kind: 'full' });
    await screen.findAllByText('Received', {}, patience);
  });

  it('[WITHDRAW-02] is confirmed in part: the remainder is shown before and after it is sent', async () => {
    await open();
    await answer(/^Received in part/);
    type('Amount received', '495');
    await click('Send');
    await screen.findByText(/more than nothing and less than ¥495.00/, {}, patience);
    expect(callsOf('confirmReceipt')).toEqual([]);
    type('Amount received', '400.5');
    expect(screen.getByText('Remainder').nextSibling?.textContent).toBe('¥94.50');
    await click('Send');
    await screen.findByText('¥400.50 received, ¥94.50 missing. We look into it.', {}, patience);
    expect(callsOf('confirmReceipt')[0]?.input).toEqual({ withdrawalId: '51', kind: 'part', amountReceived: '400.5' });
  });

  it('[WITHDRAW-03] is denied with a proof only, which is shown before it is sent', async () => {
    await open();
    await answer(/^Not received/);
    await click('Send');
    await screen.findByText('Add a proof.', {}, patience);
    const choose = (content: BlobPart, name: string): void =>
      void fireEvent.change(screen.getByLabelText('Proof'), {
        target: { files: [new File([content], name, { type: 'image/png' })] },
      });
    choose('<svg></svg>', 'fake.png');
    await screen.findByText('This is not a PNG, JPEG or PDF file.', {}, patience);
    await click('Send');
    expect(callsOf('confirmReceipt')).toEqual([]);
    choose(PNG, 'statement.png');
    await screen.findByRole('img', { name: 'Preview of statement.png' }, patience);
    await click('Send');
    await screen.findByText('Nothing received. We look into it with your proof.', {}, patience);
    const proof = btoa(String.fromCharCode(...PNG));
    expect(callsOf('confirmReceipt')[0]?.input).toEqual({ withdrawalId: '51', kind: 'none', proof });
  });

  it('that nobody gave in time counts as received and says that nothing is refunded', async () => {
    rows = [{ ...paid, status: 'received', isForced: true, confirmBy: null }];
    await show('?page=withdraw');
    await click(/open the withdrawal of ¥500.00/);
    await screen.findByText(/What counts as received is not refunded/, {}, patience);
  });

  it('is asked for again when its time is over, and shows what the server made of it', async () => {
    rows = [{ ...paid, confirmBy: new Date(Date.now() + 3_000).toISOString() }];
    await open();
    rows = [{ ...paid, status: 'received', isForced: true, confirmBy: null }];
    await screen.findByText(/What counts as received is not refunded/, {}, patience);
  });
});

describe('the security centre', () => {
  it('[MEMBER-01] is shown without the name of a page, with what is done and what is not', async () => {
    accounts = [];
    rules = { ...rules, hasPaymentPassword: false };
    await show('');
    await screen.findByText('1 of 5 done', {}, patience);
    const rowOf = (name: string) =>
      within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
    expect(rowOf('Login password Set').getByRole('button', { name: 'Change password' })).toBeDefined();
    expect(rowOf('Payment password Not set').getByRole('button', { name: /^Set/ })).toBeDefined();
    expect(rowOf('Bank or wallet account Not set').getByRole('button', { name: /^Add/ })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Where you are signed in' }, patience)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show code' })).toBeDefined();
  });

  it('sets the payment password in steps, a wrong login password leads back to the first', async () => {
    rules = { ...rules, hasPaymentPassword: false };
    server.on('/wps/member/paymentPassword', (_input, turn) => {
      if (turn === 1) return { code: 'old_password_incorrect' };
      rules = { ...rules, hasPaymentPassword: true };
      return { value: {} };
    });
    await show('');
    await click(/^Set ?: Payment password$/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a payment password' }, patience));
    const press = (name: string) => act(async () => dialog.getByRole('button', { name }).click());
    const fill = (label: string, value: string): void =>
      void fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await press('Continue');
    await dialog.findByText('Input cannot be empty', {}, patience);
    fill('Login password', 'wrong one');
    await press('Continue');
    fill('New payment password', '135790');
    fill('Confirm the payment password', '135791');
    await press('Save');
    await dialog.findByText('Incorrect confirmation input', {}, patience);
    expect(callsOf('paymentPassword')).toEqual([]);
    fill('Confirm the payment password', '135790');
    await press('Save');
    await dialog.findByText('The old password is not correct.', {}, patience);
    fill('Login password', 'right one');
    await press('Continue');
    await press('Save');
    await dialog.findByText('Your payment password is set', {}, patience);
    expect(callsOf('paymentPassword')[1]?.input).toEqual({
      ...{ currentPassword: 'right one', newPaymentPassword: '135790', confirmPaymentPassword: '135790' },
    });
    await press('Done');
    await screen.findByRole('button', { name: /^Change ?: Payment password$/ }, patience);
  });

  it('[MEMBER-20] binds an account, which is then offered for a withdrawal', async () => {
    accounts = [];
    rules = { ...rules, payeeName: '', missing: ['account'] };
    server.on('/wps/cashier/bindAccount', ({ bank, holderName, kind }) => {
      const made = { ...ownAccount, id: '32', kind: String(kind), bank: String(bank), holderName: String(holderName) };
      accounts = [made];
      rules = { ...rules, payeeName: String(holderName), missing: [] };
      return { value: made };
    });
    await show('');
    await click(/^Add ?: Bank or wallet account$/);
    await screen.findByRole('dialog', { name: 'Add an account' }, patience);
    type('Bank', 'Second Bank');
    type('Account holder', 'Ann Lee');
    type('Account number', '6222020012346789');
    type('Payment password', '135790');
    await click('Bind this account');
    await screen.findByText('Second Bank ****6789', {}, patience);
    expect(callsOf('bindAccount')[0]?.input).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ...{ kind: 'bank', bank: 'Second Bank', holderName: 'Ann Lee', number: '6222020012346789' },
      paymentPassword: '135790',
    });
    cleanup();
    await show('?page=withdraw');
    await screen.findByRole('radio', { name: /Second Bank/ }, patience);
  });

  it("[VALID-28] binds no account of another name than the payee's; case and spaces do not matter", async () => {
    server.on('/wps/cashier/bindAccount', () => ({ code: 'payee_name_differs' }));
    await show('');
    await click(/^Add ?: Bank or wallet account$/);
    await screen.findByRole('dialog', { name: 'Add an account' }, patience);
    expect(screen.getByLabelText<HTMLInputElement>('Account holder').value).toBe('Ann Lee');
    type('Bank', 'Second Bank');
    type('Account number', '6222020012346789');
    type('Payment password', '135790');
    type('Account holder', 'Bob Lee');
    await click('Bind this account');
    await screen.findByText(/must be the payee name/, {}, patience);
    expect(callsOf('bindAccount')).toEqual([]);
    type('Account holder', ' ann   LEE ');
    await click('Bind this account');
    await waitFor(() => expect(callsOf('bindAccount')).toHaveLength(1), patience);
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('must be the payee name');
  });

  it('leads to the payment password first where an account is added without one', async () => {
    accounts = [];
    rules = { ...rules, hasPaymentPassword: false };
    server.on('/wps/member/paymentPassword', () => {
      rules = { ...rules, hasPaymentPassword: true };
      return { value: {} };
    });
    await show('');
    await click(/^Add ?: Bank or wallet account$/);
    await screen.findByRole('dialog', { name: 'Set a payment password' }, patience);
    type('Login password', 'right one');
    await click('Continue');
    type('New payment password', '135790');
    type('Confirm the payment password', '135790');
    await click('Save');
    await click('Continue to the account');
    await screen.findByRole('dialog', { name: 'Add an account' }, patience);
  });

  it('binds a mobile number by its code and the login password, and counts it', async () => {
    server.on('/wps/member/contacts/send', () => ({ value: { expiredMinutes: 1 } }));
    server.on('/wps/member/contacts', (input, turn) => {
      if (input['kind'] === undefined) return { value: contacts };
      if (turn < 3) return { code: 'code_incorrect' };
      contacts = [{ kind: 'mobile', masked: '+86****01', isVerified: true }];
      return { value: contacts };
    });
    await show('');
    await click(/^Bind ?: Mobile number$/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bind a mobile number' }, patience));
    const press = (name: string) => act(async () => dialog.getByRole('button', { name }).click());
    const fill = (label: string, value: string): void =>
      void fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await press('Bind');
    expect(dialog.getAllByText('Input cannot be empty')).toHaveLength(2);
    fill('Mobile number', '13800138001');
    await press('Send code');
    expect(callsOf('contacts/send')[0]?.input).toEqual({
      ...{ kind: 'mobile', mobileNum: '13800138001', countryDialingCode: '+86' },
    });
    await dialog.findByRole('button', { name: /^(60|59) s$/ }, patience);
    fill('Verification code', '111111');
    fill('Login password', 'right one');
    await press('Bind');
    await dialog.findByText('The verification code is not correct.', {}, patience);
    fill('Verification code', '123456');
    await press('Bind');
    await screen.findByText('+86****01', {}, patience);
    await screen.findByText('4 of 5 done', {}, patience);
    expect(callsOf('contacts').at(-1)?.input).toMatchObject({ code: '123456', password: 'right one' });
  });

  it('turns two-step login on by the password and a first code, and shows the recovery codes once', async () => {
    let isOn = false;
    server.on('/wps/member/secondStep', ({ password }) => ({
      value:
        password === undefined
          ? { isOn, recoveryCodesLeft: isOn ? 2 : 0 }
          : { secret: 'A'.repeat(32), uri: `otpauth://totp/Baize:player1?secret=${'A'.repeat(32)}&issuer=Baize` },
    }));
    server.on('/wps/member/secondStep/verification', (_input, turn) => {
      if (turn === 1) return { code: 'code_incorrect' };
      isOn = true;
      return { value: { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] } };
    });
    await show('');
    await click(/^Turn on ?: Two-step login$/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-step login' }, patience));
    const press = (name: string) => act(async () => dialog.getByRole('button', { name }).click());
    const fill = (label: string, value: string): void =>
      void fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await press('Continue');
    await dialog.findByText('Input cannot be empty', {}, patience);
    fill('Login password', 'right one');
    await press('Continue');
    await dialog.findByRole('img', { name: 'Code for your authenticator app' }, patience);
    expect(dialog.getByText('A'.repeat(32))).toBeDefined();
    fill('Code of the app', '111111');
    await press('Continue');
    await dialog.findByText('The verification code is not correct.', {}, patience);
    fill('Code of the app', '123456');
    await press('Continue');
    await dialog.findByText('CCCCC-DDDDD', {}, patience);
    await press('Done');
    await screen.findByText('Recovery codes left: 2', {}, patience);
    expect(callsOf('verification').at(-1)?.input).toEqual({ code: '123456' });
  });

  it('tells a trial account to register, whatever it presses', async () => {
    await show('', 4);
    await click(/^Set ?: Payment password$/);
    await screen.findByText('Please Register An Account First', {}, patience);
    expect(server.calls.filter(({ path }) => path.startsWith('/wps/cashier'))).toEqual([]);
  });
});
