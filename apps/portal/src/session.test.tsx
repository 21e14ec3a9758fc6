// @vitest-environment happy-dom
import * as client from '@baize/client';
import {
  getBalance,
  getConsolidated,
  getFeedback,
  getRewardCount,
  getUnreadCount,
  getWithdrawRules,
  listDeposits,
  listMessages,
  listOwnRewards,
  listRequests,
  listTransactions,
  listWithdrawals,
} from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askSiblings } from './askSiblings.ts';
import { closeAlert } from './alert.ts';
import { useRealAction } from './components/useRealAction.ts';
import { joinSibling } from './joinSibling.ts';
import { joinTabs } from './joinTabs.ts';
import { askLogout, closeLayer, openWallet } from './layer.ts';
import { endSession, keepPassword, readPassword, readSession, restoreSession } from './session.ts';
import { showLanguage } from './showLanguage.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from './testing/fakeServer.ts';
import { showPage } from './testing/showPage.tsx';

const patience = { timeout: 60_000 };
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./components/AlertPopup.tsx'),
    import('./components/MemberArea.tsx'),
    import('./components/OpenLayer.tsx'),
    import('./screens/account/LogoutDialog.tsx'),
    import('./screens/account/LoginPopup.tsx'),
    import('./screens/account/HeaderLogin.tsx'),
    import('./startLive.ts'),
    import('./components/ElsewhereDialog.tsx'),
    import('./screens/account/LoginScreen.tsx'),
    import('./arriveByCode.ts'),
    import('@baize/ui/Toaster'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  server = await fakeServer();
  server.on('/wps/session/logout', () => ({ value: {} }));
});
afterEach(() => {
  act(() => {
    closeAlert();
    closeLayer();
    endSession('loggedOut');
  });
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(info: object = {}): void {
  const shown = { ...playerInfo, ...info };
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(shown));
  server.on('/wps/member/info', () => ({ value: shown }));
}
const alertText = async (): Promise<string> => (await screen.findByRole('alertdialog', {}, patience)).textContent ?? '';

describe('the live connection', () => {
  it('[MODAL-11] is there for whoever is logged in, with their token, and ends with the session', async () => {
    const ends: string[] = [];
    const started = vi.spyOn(client, 'connectLive').mockImplementation(({ token }) => {
      return () => void ends.push(token);
    });
    await showPage('/', server.start);
    expect(started).not.toHaveBeenCalled();
    signIn();
    act(() => restoreSession());
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1), patience);
    expect(started.mock.calls[0]?.[0].token).toBe(openedSession.token);
    expect(Object.keys(started.mock.calls[0]?.[0].on ?? {}).toSorted()).toEqual(
      expect.arrayContaining(['balance', 'forcedLogout', 'message', 'siteClosed', 'unread']),
    );
    act(() => endSession('loggedOut'));
    await waitFor(() => expect(ends).toEqual([openedSession.token]), patience);
  });

  it('asks again what may have been said while the line was down, and opens what was offered then', async () => {
    const started = vi.spyOn(client, 'connectLive').mockImplementation(() => () => undefined);
    server = await fakeServer({ status: { modules: ['AGENTPOLICY3'] } });
    server.answerAll();
    signIn({ type: 1 });
    const { queries } = await showPage('/', server.start);
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1), patience);
    await waitFor(() => expect(server.pathsOf(listRequests.path)).toHaveLength(1), patience);
    const onConnection = (isLive: boolean) => act(async () => started.mock.calls[0]?.[0].onConnection?.(isLive));
    const invalidated = vi.spyOn(queries, 'invalidateQueries');
    await onConnection(true);
    await onConnection(false);
    expect(invalidated).not.toHaveBeenCalled();
    const offered = { content: [{ id: '7', status: 'pending', isOwn: false }] };
    server.on(listRequests.path, () => ({ value: answerOf(listRequests, offered, 'nothing') }));
    await onConnection(true);
    const ids = invalidated.mock.calls.map(([filter]) => filter?.queryKey?.[0]);
    const [kept, lists] = [
      [getBalance, getUnreadCount, getConsolidated],
      [listDeposits, listWithdrawals, listTransactions, listMessages],
    ];
    const news = [...kept, ...lists, getFeedback, listRequests, listOwnRewards, getRewardCount, getWithdrawRules];
    expect(ids).toEqual(expect.arrayContaining(news.map(({ id }) => id)));
    const popup = await screen.findByRole('dialog', {}, patience);
    expect(popup.textContent).toContain('Accept');
  });
});

describe('the session of a tab', () => {
  it('[STATE-03] takes over the session that the address carries, and takes its code out of the address', async () => {
    server.on('/wps/session/takeHandOver', () => ({ value: openedSession }));
    const opening = showPage('/?token=hand-over-code&x=1', server.start);
    expect(readSession().status).toBe('loading');
    expect(window.location.search).toBe('?x=1');
    await opening;
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/takeHandOver')[0]?.input).toEqual({ token: 'hand-over-code' });
    expect(sessionStorage.getItem('token')).toBe(openedSession.token);
    expect(server.pathsOf('/member/info').length).toBeGreaterThan(0);
  });

  it('says so when the code is worth nothing, and leaves whoever was here signed in', async () => {
    signIn();
    server.on('/wps/session/takeHandOver', () => ({ code: 'not_logged_in', status: 401 }));
    await showPage('/?token=used-before', server.start);
    expect(await alertText()).toContain('You are not logged in, please login');
    expect(readSession().status).toBe('member');
  });

  it('[STATE-04] [STORE-03] is there again after a reload; the typed password is not', async () => {
    signIn();
    await showPage('/', server.start);
    expect(readSession()).toMatchObject({ status: 'member', token: openedSession.token });
    expect(['merchant', 'merchantCode'].map((key) => sessionStorage.getItem(key))).toEqual(['Baize', 'baize']);
    expect(readPassword()).toBeUndefined();
  });

  it.each([
    ['[STATE-07]', 41, { isAgent: true, isTrial: false }],
    ['[STATE-08]', 4, { isAgent: false, isTrial: true }],
    ['a member', 0, { isAgent: false, isTrial: false }],
  ])('%s knows by its lists what an account of type %d is', async (_id, type, flags) => {
    signIn({ type });
    await showPage('/', server.start);
    expect(readSession()).toMatchObject(flags);
  });

  it('[STATE-09] [STATE-10] [STORE-01] asks before it ends, tells the server, forgets the account and goes home', async () => {
    signIn();
    sessionStorage.setItem('merchantWallet', '1');
    sessionStorage.setItem('announcementClosed.anonymous', '1');
    sessionStorage.setItem('WINNERS', '[]');
    const { router } = await showPage('/rng', server.start);
    keepPassword('typed before');
    act(() => askLogout());
    const dialog = await screen.findByRole('alertdialog', {}, patience);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(readSession().status).toBe('member');
    expect(server.pathsOf('/session/logout')).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    act(() => askLogout());
    const again = await screen.findByRole('alertdialog', {}, patience);
    fireEvent.click(within(again).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(readSession().status).toBe('guest'), patience);
    expect(server.pathsOf('/session/logout')[0]?.method).toBe('DELETE');
    const kept = ['token', 'userInfo', 'account', 'nickname', 'customerId', 'isAgent', 'merchantWallet'];
    expect(kept.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
    expect(sessionStorage.getItem('announcementClosed.anonymous')).toBe('1');
    expect(sessionStorage.getItem('WINNERS')).toBe('[]');
    expect(readPassword()).toBeUndefined();
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    expect((await screen.findAllByRole('link', { name: 'Log in' }, patience)).length).toBeGreaterThan(0);
  });

  it('[ERR-21] a session that the server no longer knows leads to the login, which says why', async () => {
    signIn();
    server.on('/wps/member/info', () => ({ code: 'not_logged_in', status: 401 }));
    const { router } = await showPage('/rng', server.start);
    await waitFor(() => expect(router.get().place.path).toBe('/login'), patience);
    expect(await screen.findByText('You are not logged in, please login', {}, patience)).toBeDefined();
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});

/** The channels of two tabs: a message of one reaches the other, and never itself. */
function twoChannels(): [BroadcastChannel, BroadcastChannel] {
  const [one, other] = [new EventTarget(), new EventTarget()];
  const lineOf = (own: EventTarget, to: EventTarget) =>
    Object.assign(own, {
      postMessage: (data: unknown) => void to.dispatchEvent(new MessageEvent('message', { data })),
      close: () => undefined,
    }) as unknown as BroadcastChannel;
  return [lineOf(one, other), lineOf(other, one)];
}

describe('a second tab', () => {
  it('is handed the session by a tab that is signed in, with the member as the server told', async () => {
    signIn();
    restoreSession();
    const [first, second] = twoChannels();
    const leave = joinTabs(openedSession.token, first);
    expect(await askSiblings(second)).toEqual({ token: openedSession.token, member: playerInfo });
    leave();
  });

  it('is handed nothing by a tab that is signed out, nor a token that is not that tab’s own', async () => {
    const [first, second] = twoChannels();
    const leave = joinTabs(openedSession.token, first);
    endSession('loggedOut');
    expect(await askSiblings(second, 1)).toBeUndefined();
    sessionStorage.setItem('token', 'b'.repeat(43));
    sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
    restoreSession();
    expect(await askSiblings(second, 1)).toBeUndefined();
    leave();
  });

  it('believes no answer to another question and none without a member', async () => {
    for (const said of [
      () => ({ answer: 'another question', token: 'x', member: playerInfo }),
      (ask: string) => ({ answer: ask, token: '', member: playerInfo }),
      (ask: string) => ({ answer: ask, token: 'x', member: { id: 7 } }),
      (ask: string) => ({ answer: ask, token: 'x', member: null }),
    ]) {
      const [first, second] = twoChannels();
      first.addEventListener('message', ({ data }: MessageEvent<{ ask: string }>) => first.postMessage(said(data.ask)));
      expect(await askSiblings(second, 1)).toBeUndefined();
    }
  });

  it('takes the login over instead of ending it, and not over one of its own', async () => {
    restoreSession();
    const answering = () => {
      const [first, second] = twoChannels();
      first.addEventListener('message', ({ data }: MessageEvent<{ ask: string }>) =>
        first.postMessage({ answer: data.ask, token: openedSession.token, member: playerInfo }),
      );
      return second;
    };
    expect(await joinSibling(answering)).toBe(true);
    expect(readSession()).toMatchObject({ status: 'member', token: openedSession.token, member: playerInfo });
    expect(sessionStorage.getItem('token')).toBe(openedSession.token);
    expect(await joinSibling(answering)).toBe(false);
  });
});

describe('a login on another device', () => {
  it('is told by a dialog that leads back in and to the place', async () => {
    signIn();
    const { router } = await showPage('/pointMall', server.start);
    await waitFor(() => expect(router.get().place.path).toBe('/pointMall'), patience);
    act(() => endSession('signedInElsewhere'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Signed in elsewhere' }, patience));
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    act(() => dialog.getByRole('button', { name: 'Log in again' }).click());
    await waitFor(() => expect(router.get().place.href).toBe('/login?redirect=%2FpointMall'), patience);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves who does not want to log in again where anybody may be', async () => {
    signIn();
    const { router } = await showPage('/rng', server.start);
    act(() => endSession('signedInElsewhere'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Signed in elsewhere' }, patience));
    act(() => dialog.getByRole('button', { name: 'Not now' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(router.get().place.path).toBe('/rng');
  });
});

describe('what only a real account may do', () => {
  it('[ROLE-01] sends a guest to the login and goes on with it afterwards', async () => {
    await showPage('/', server.start);
    act(() => openWallet('to deposit'));
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeDefined();
  });

  it('[ROLE-02] [ROLE-10] [ERR-07] tells a trial account to register, and calls nothing', async () => {
    signIn({ type: 4 });
    await showPage('/', server.start);
    const before = server.calls.length;
    const act_ = vi.fn<() => void>();
    act(() => useRealAction()(act_));
    expect(await alertText()).toContain('Please Register An Account First');
    expect(act_).not.toHaveBeenCalled();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    act(() => openWallet('to deposit'));
    expect(await alertText()).toContain('Please Register An Account First');
    expect(server.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('the language', () => {
  it('[STORE-08] keeps the one that was shown before, and tells the server of a member’s choice only', async () => {
    server.on('/wps/member/updateLanguage', ({ language }) => ({ value: { language } }));
    await showPage('/', server.start);
    await act(() => showLanguage('CN'));
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['CN', 'EN']);
    expect(server.pathsOf('/updateLanguage')).toHaveLength(0);
    signIn();
    act(() => restoreSession());
    await act(() => showLanguage('EN'));
    expect(server.pathsOf('/updateLanguage')[0]?.input).toEqual({ language: 'EN' });
  });
});

describe('the login in the header of a wide page', () => {
  it('[LOGIN-01] [LOGIN-08] [VALID-06] has its forgot link beside the password, one text for every fault, and logs in', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query: string) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('80rem'),
          media: query,
        }) as unknown as MediaQueryList,
    );
    server.on('/wps/session/login', () => ({ value: openedSession }));
    await showPage('/', server.start);
    const form = within(await screen.findByRole('form', { name: 'Log in' }, patience));
    const password = form.getByLabelText('Password');
    expect(password.parentElement?.contains(form.getByRole('link', { name: 'Forgot?' }))).toBe(true);
    expect(form.queryByRole('checkbox')).toBeNull();
    fireEvent.change(form.getByLabelText('Username'), { target: { value: 'player1' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
    expect(await alertText()).toContain('Username or password is not correct.');
    expect(server.pathsOf('/getBotChallenge')).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    fireEvent.change(password, { target: { value: 'secret words' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
  });
});
