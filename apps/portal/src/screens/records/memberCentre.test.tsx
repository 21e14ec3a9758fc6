// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLayer, openMemberPanel } from '../../layer.ts';
import { needWords } from '../../i18n/words.ts';
import { endSession } from '../../session.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: 'Ann', type: 0, currency: 'CNY', language: 'EN' },
  ...{ icon: '', needsPasswordChange: false },
};
const patience = { timeout: 60_000 };
const profile = {
  ...{ nickname: 'Ann', fullName: 'Ann Lee', telegram: '', zalo: '', birthday: '', address: '', nationality: 'MY' },
  ...{ occupation: '', sourceOfIncome: '', locked: ['fullName'], nationalities: ['CN', 'MY', 'VN'] },
};
type Message = { id: string; title: string; isRead: boolean };
let messages: Message[] = [];
let asked: string[] = [];

const pageOf = (content: readonly unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });
const full = (message: Message) => ({
  ...{ ...message, kind: 'notice', content: `About ${message.title}`, createdAt: '2026-03-05T09:00:00.000Z' },
});

/** What a server with these messages answers. */
function answer(path: string, body: unknown): unknown {
  const url = new URL(path, 'http://localhost');
  switch (url.pathname) {
    case '/wps/messages/getUnreadCount':
      return { count: messages.filter(({ isRead }) => !isRead).length };
    case '/wps/messages/listMessages':
      return pageOf(messages.filter(({ isRead }) => url.searchParams.get('filter') !== 'unread' || !isRead).map(full));
    case '/wps/messages/markRead': {
      const { ids } = body as { ids?: string[] };
      messages = messages.map((message) =>
        ids === undefined || ids.includes(message.id) ? { ...message, isRead: true } : message,
      );
      return { count: messages.filter(({ isRead }) => !isRead).length };
    }
    case '/wps/wallet/listTransactions':
      return {
        page: pageOf([
          {
            ...{ version: '2', transferId: '11', kind: 'bet', amount: '-3.5', balanceAfter: '6.5' },
            ...{ createdAt: '2026-03-05T08:00:00.000Z', withdrawalStatus: null },
            note: 'rent for May',
          },
        ]),
        totals: { in: '10', out: '3.5', net: '6.5' },
        currency: 'CNY',
      };
    case '/wps/member/profile':
      return profile;
    case '/wps/members/getProfit': {
      const none = { rounds: 0, bet: '0', validBet: '0', win: '0', net: '0' };
      const played = { rounds: 3, bet: '6', validBet: '5', win: '4', net: '-2' };
      const gains = { rebate: '0.3', bonus: '0', result: '-1.7' };
      return {
        ...{ currency: 'CNY', timeZone: 'Asia/Shanghai' },
        totals: { ...played, ...gains, deposits: '100', withdrawals: '40' },
        days: [
          { day: '2026-03-01', ...played, rebate: '0', bonus: '0', result: '-2' },
          { day: '2026-03-03', ...none, rebate: '0.3', bonus: '0', result: '0.3' },
        ],
        categories: [{ gameClassify: 'RNG', vassalage: 'studio', vendorName: 'Studio One', ...played }],
      };
    }
    case '/wps/member/info':
      return member;
    case '/wps/v2/wallets/balance':
      return { balance: '6.5', currency: 'CNY', version: '2', isSingle: 1 };
    case '/wps/system/status':
      return testStart().status;
    case '/lgw/vendors/listRounds': {
      const totals = { rounds: 0, bet: '0', validBet: '0', win: '0', net: '0' };
      return { page: pageOf([]), pageTotals: totals, grandTotals: totals };
    }
    default:
      return pageOf([]);
  }
}

beforeAll(() =>
  Promise.all([
    import('./MemberScreen.tsx'),
    import('./MemberPanel.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../components/OpenLayer.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  messages = ['Three', 'Two', 'One'].map((title, at) => ({ id: String(3 - at), title, isRead: false }));
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    asked.push(path);
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body);
    return Response.json({ success: true, value: answer(path, body), message: '', code: 'ok' });
  });
});
afterEach(() => {
  act(closeLayer);
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

function signIn(): void {
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(member));
}
/** Home, with the words of the panel: its chunk fetches them once, and each page here begins anew. */
async function showHome() {
  const shown = await showPage('/');
  await act(() => needWords(['records', 'list', 'member', 'account', 'wallet', 'games', 'error']));
  return shown;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const menu = () => within(screen.getByRole('navigation', { name: 'Member centre' }));

describe('the member centre as a page', () => {
  it('[ROLE-05] sends a guest to the login, from where it comes back', async () => {
    const { router } = await showPage('/member?page=messageV2');
    expect(router.get().place.path).toBe('/login');
    expect(router.get().place.search).toEqual({ redirect: '/member?page=messageV2' });
    expect(asked.filter((path) => path.startsWith('/wps/messages'))).toEqual([]);
  });

  it('[HEADER-09] shows the security centre with the profile by default, and for a page that does not exist', async () => {
    signIn();
    for (const href of ['/member', '/member?page=nonsense']) {
      await showPage(href);
      await heading('Security centre');
      expect((await screen.findAllByText('player1', {}, patience)).length).toBeGreaterThan(0);
      cleanup();
    }
  });

  it.each([
    ['[HEADER-10]', 'depositv2', 'Deposits'],
    ['[HEADER-11]', 'withdraw', 'Withdraw'],
    ['[HEADER-12]', 'personalHistoryCopy', 'Betting record'],
    ['[HEADER-13]', 'transactionHistory', 'Account record'],
    ['[HEADER-14]', 'messageV2', 'Messages'],
  ])('%s opens %s by the name of its page', async (_id, page, title) => {
    signIn();
    await showPage(`/member?page=${page}`);
    await heading(title);
    expect(menu().getByRole('link', { current: 'page' }).textContent).toContain(title);
  });

  it('[HEADER-13] has no account record while TRANSREC3 is off', async () => {
    signIn();
    await showPage('/member?page=transactionHistory', testStart({ status: { modules: ['USERNAMEREG3'] } }));
    await heading('Security centre');
    expect(menu().queryByRole('link', { name: /Account record/ })).toBeNull();
    expect(asked.filter((path) => path.includes('listTransactions'))).toEqual([]);
  });

  it('shows the account record with what came in and went out, and keeps its filter in the address', async () => {
    signIn();
    const { router } = await showPage('/member?page=transactionHistory&kind=bet&from=2026-03-01&to=2026-03-05');
    await heading('Account record');
    expect((await screen.findAllByText('¥10.00', {}, patience)).length).toBeGreaterThan(0);
    expect(screen.getByText('rent for May').closest('tr')?.textContent).toContain('−¥3.50');
    const call = asked.find((path) => path.includes('listTransactions')) ?? '';
    const { searchParams } = new URL(call, 'http://localhost');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ kind: 'bet', from: '2026-02-28T16:00:00.000Z', to: '2026-03-05T16:00:00.000Z' },
    });
    await act(async () => screen.getByRole('button', { name: 'Today' }).click());
    await waitFor(() => expect(router.get().place.search).toMatchObject({ kind: 'bet' }), patience);
  });
});

it('[MEMBER-21] shows all nine labels of the profile; what was given once cannot be typed into', async () => {
  signIn();
  await showPage('/member');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' }, patience);
  expect([name.value, name.readOnly]).toEqual(['Ann Lee', true]);
  for (const label of ['Telegram', 'Zalo', 'Birthday', 'Address', 'Nationality', 'Occupation', 'Source of income']) {
    expect(screen.getByLabelText(label)).toBeTruthy();
  }
  expect(screen.getByLabelText('Nationality').textContent).toContain('Malaysia');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Nickname' }), { target: { value: 'Annie' } });
  await waitFor(() => expect(save.disabled).toBe(false), patience);
});

it('[MEMBER-08] shows profit and loss of a stretch of days, by day and by category', async () => {
  signIn();
  await showPage('/member?page=personalProfit&from=2026-03-01&to=2026-03-05');
  expect(await screen.findByText(/^Lottery days run 02:00–02:00/, {}, patience)).toBeTruthy();
  await heading('Profit and loss');
  const days = within(await screen.findByRole('table', { name: 'Result by day' }, patience));
  expect(days.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2026-03-03', '2026-03-01']);
  expect(days.getByText('−¥2.00')).toBeTruthy();
  const categories = within(screen.getByRole('table', { name: 'Result by category and vendor' }));
  expect(categories.getByRole('row', { name: /Slots.*Studio One/ })).toBeTruthy();
  const named = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextSibling?.textContent;
  expect([named('Result'), named('Deposits'), named('Withdrawals')]).toEqual(['−¥1.70', '¥100.00', '¥40.00']);
  const { searchParams } = new URL(asked.find((path) => path.includes('getProfit')) ?? '', 'http://localhost');
  expect(searchParams.get('from')).toBe('2026-02-28T16:00:00.000Z');
});

describe('the messages', () => {
  it('[HEADER-16] [CALL-44] [MEMBER-13] [MEMBER-16] are listed, read one by one or all at once, and counted at the icon and in the menu; reading lowers the count', async () => {
    signIn();
    await showPage('/member?page=messageV2');
    await screen.findByRole('button', { name: 'Messages, 3 unread' }, patience);
    const row = await screen.findByRole('button', { name: /Two/ }, patience);
    await act(async () => row.click());
    await screen.findByText('About Two', {}, patience);
    await screen.findByRole('button', { name: 'Messages, 2 unread' }, patience);
    expect(await menu().findByRole('link', { name: /2 unread messages/ })).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Mark all as read' }).click());
    await screen.findByRole('button', { name: 'Messages' }, patience);
    expect(messages.every(({ isRead }) => isRead)).toBe(true);
  });

  it('are filtered by unread, and say so when nothing is left', async () => {
    signIn();
    messages = messages.map((message) => ({ ...message, isRead: message.title !== 'One' }));
    await showPage('/member?page=messageV2&filter=unread');
    await screen.findByRole('button', { name: /One/ }, patience);
    expect(screen.queryByRole('button', { name: /Two/ })).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Mark all as read' }).click());
    await screen.findByText('Everything is read', {}, patience);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    await screen.findByRole('button', { name: /Two/ }, patience);
  });
});

describe('the member centre as a panel', () => {
  it('[STATE-12] opens on the page asked for, over a page that stays, and mirrors its name in the address', async () => {
    signIn();
    const { router } = await showHome();
    act(() => openMemberPanel('transactionHistory'));
    const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }, patience));
    await panel.findByRole('heading', { level: 1, name: 'Account record' }, patience);
    expect(router.get().place.path).toBe('/');
    expect(window.location.search).toBe('?page=transactionHistory');
    const link = panel.getByRole('link', { name: /Messages/ });
    await act(async () => link.click());
    await panel.findByRole('heading', { level: 1, name: 'Messages' }, patience);
    expect(window.location.pathname + window.location.search).toBe('/?page=messageV2');
    act(() => panel.getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(window.location.search).toBe('');
  });

  it('[STATE-12] opens the messages from the mail icon', async () => {
    signIn();
    await showHome();
    const mail = await screen.findByRole('button', { name: 'Messages, 3 unread' }, patience);
    act(() => mail.click());
    const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }, patience));
    await panel.findByRole('heading', { level: 1, name: 'Messages' }, patience);
  });

  it('turns the page of the member centre where that is shown already', async () => {
    signIn();
    const { router } = await showPage('/member');
    await heading('Security centre');
    act(() => openMemberPanel('messageV2'));
    await heading('Messages');
    expect(router.get().place.search).toMatchObject({ page: 'messageV2' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
