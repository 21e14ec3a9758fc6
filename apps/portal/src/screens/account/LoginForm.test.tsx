// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer, openLogin } from '../../layer.ts';
import { identityService } from './identityService.ts';
import { endSession, keepPassword, readPassword, readSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const patience = { timeout: 60_000 };
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./LoginScreen.tsx'),
    import('./LoginPopup.tsx'),
    import('../../components/OpenLayer.tsx'),
    import('../../components/AlertPopup.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../startLive.ts'),
    import('@baize/ui/Toaster'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['lastUser', 'lastMobile', 'lastMobileCode']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  server = await fakeServer();
  server.on('/wps/session/login', () => ({ value: openedSession }));
});
afterEach(() => {
  act(() => {
    closeAlert();
    closeLayer();
    keepPassword(undefined);
    endSession('loggedOut');
  });
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const type = (label: string | RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const alertText = async (): Promise<string> => (await screen.findByRole('alertdialog', {}, patience)).textContent ?? '';
const paths = (): string[] =>
  server.calls.map(({ path }) => path).filter((path) => /session|Bot|captcha$|sms/.test(path));

const withModules = (...modules: string[]) => fakeServer({ status: { modules: modules as never } });

describe('the login by password', () => {
  it('[LOGIN-01] [LOGIN-02] [LOGIN-07] [LOGIN-13] [LOGIN-15] [ENTITY-09] [ENTITY-12] [STORE-01] [STORE-02] checks the form, then for bots, then logs in', async () => {
    const { router } = await showPage('/login', server.start);
    expect(screen.queryByLabelText('Captcha')).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgetPassword');
    type('Username', '  bob ');
    type('Password', ' pass word ');
    press('Log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(paths().slice(0, 2)).toEqual(['/wps/identity/getBotChallenge', '/wps/session/login']);
    const [login] = server.pathsOf('/session/login');
    expect(login?.input).toMatchObject({ type: 'username', username: 'bob', password: ' pass word ', side: 'player' });
    const proof = JSON.parse(atob(String(login?.input['botCheck']))) as Record<string, unknown>;
    expect(proof).toMatchObject({ number: 7, algorithm: 'SHA-256' });
    await waitFor(() => expect(router.get().place.path).toBe('/'));
    expect(sessionStorage.getItem('token')).toBe(openedSession.token);
    const kept = ['nickname', 'account', 'username', 'customerId', 'isAgent'].map((key) => sessionStorage.getItem(key));
    expect(kept).toEqual(['Player', 'player1', 'player1', '7', 'false']);
  });

  it('[VALID-01] [VALID-02] [LOGIN-13] [ERR-01] [ERR-20] [MSG-11] says what is missing before anything is called', async () => {
    await showPage('/login', server.start);
    type('Username', '   ');
    press('Log in');
    expect(await alertText()).toContain('Please enter the username and password');
    const alert = within(screen.getByRole('alertdialog'));
    expect(alert.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('alertdialog').querySelector('svg')).not.toBeNull();
    fireEvent.click(alert.getByRole('button'));
    type('Username', 'bob');
    type('Password', '   ');
    press('Log in');
    expect(await alertText()).toContain('Input cannot be empty');
    expect(paths()).toEqual([]);
  });

  it('[LOGIN-21] [VALID-03] [LOGIN-23] shows a captcha once the server asks for one, requires it, and refreshes it once a second', async () => {
    server.on('/wps/session/login', () => ({ code: 'in_incorrect_password', value: { captcha: true } }));
    await showPage('/login', server.start);
    type('Username', 'bob');
    type('Password', 'wrong one');
    press('Log in');
    expect(await alertText()).toContain('Username or password is not correct.');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    await screen.findByRole('img', { name: 'Letters and digits to type in' }, patience);
    expect(server.pathsOf('/captcha')).toHaveLength(1);
    for (let click = 0; click < 5; click += 1) press('Another picture');
    expect(server.pathsOf('/captcha')).toHaveLength(1);
    press('Log in');
    expect(await alertText()).toContain('Input cannot be empty');
    expect(server.pathsOf('/session/login')).toHaveLength(1);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    type('Captcha', 'AB34');
    press('Log in');
    await waitFor(() => expect(server.pathsOf('/session/login')).toHaveLength(2), patience);
    expect(server.pathsOf('/session/login')[1]?.input['captcha']).toBe('AB34');
  });

  it('[LOGIN-06] [CONST-02] [CONST-03] remembers the name for a day when asked to, never the password, and offers it again', async () => {
    const written: string[] = [];
    const setter = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'secret words');
    fireEvent.click(screen.getByLabelText('Remember me'));
    press('Log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    setter.mockRestore();
    const cookie = written.find((text) => text.startsWith('lastUser=player1')) ?? '';
    expect(cookie).toContain('Max-Age=86400;');
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()).toBeGreaterThan(86_390_000);
    expect(written.join()).not.toContain('secret');
    expect(server.pathsOf('/session/login')[0]?.input['remember']).toBe(true);
    cleanup();
    act(() => endSession('loggedOut'));
    document.cookie = 'lastUser=player1; Path=/';
    await showPage('/login', server.start);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('player1'));
    press('Continue as player1');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/session/login')[1]?.input).toMatchObject({ type: 'remembered' });
  });

  it('[LOGIN-16] [LOGIN-19] [ENTITY-11] marks a first login, keeps the password in memory only and goes home', async () => {
    server.on('/wps/session/login', () => ({ value: { ...openedSession, firstTimeLogin: true } }));
    const { router } = await showPage('/login', server.start);
    sessionStorage.setItem('announcementClosed.user', '1');
    act(() => endSession('loggedOut'));
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    expect(sessionStorage.getItem('firstTimeLogin')).toBe('1');
    expect(sessionStorage.getItem('announcementClosed.user')).toBeNull();
    expect(server.pathsOf('/member/info').length).toBeGreaterThan(0);
    expect(readPassword()).toBe('secret words');
    expect(JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage })).not.toContain('secret words');
  });

  it('[LOGIN-17] [LOGIN-18] [ROUTE-09] leads to the new password where the server holds the session up', async () => {
    const held = { ...playerInfo, needsPasswordChange: true };
    server.on('/wps/session/login', () => ({ value: { ...openedSession, needsPasswordChange: true, userInfo: held } }));
    server.on('/wps/member/info', () => ({ value: held }));
    const { router } = await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'Default-1');
    press('Log in');
    await waitFor(() => expect(router.get().place.path).toBe('/changePassword'), patience);
    await act(() => router.go('/rng'));
    await waitFor(() => expect(router.get().place.path).toBe('/changePassword'), patience);
  });

  it('[STATE-06] stays out while the member info does not come', async () => {
    server.on('/wps/member/info', () => ({ code: 'unknown_error', status: 500 }));
    await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    expect(await alertText()).toContain('Unknown error');
    expect(readSession().status).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['non_member_account', 'Non-member account unable to login'],
    ['non_agent_account', 'Non-agents cannot log in'],
    ['account_locked', 'This account is locked'],
  ])('words the refusal %s', async (code, text) => {
    server.on('/wps/session/login', () => ({ code }));
    await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    expect(await alertText()).toContain(text);
  });

  it('[ERR-22] [ERR-26] names a broken line, and an error that nobody knows', async () => {
    await showPage('/login', server.start);
    server.on('/wps/session/login', () => ({ code: 'brand_new_code', message: '' }));
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    expect(await alertText()).toContain('Unknown error');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    press('Log in');
    await waitFor(
      async () => expect(await alertText()).toContain('Network link is abnormal, please try again'),
      patience,
    );
  });

  it('[LOGIN-22] asks for a code from a new place and then lets in', async () => {
    const verificationId = 'v'.repeat(43);
    const methods = [{ kind: 'email', masked: 'p***@e***.com' }];
    server.on('/wps/session/login', () => ({ code: 'verification_needed', value: { verificationId, methods } }));
    server.on('/wps/session/verification/send', () => ({ value: { expiredMinutes: 2 } }));
    server.on('/wps/session/verification', () => ({ value: openedSession }));
    await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    await screen.findByText(/p\*\*\*@e\*\*\*\.com/, {}, patience);
    press('Send code');
    await screen.findByRole('button', { name: '120 s' }, patience);
    type('Verification code', '123456');
    press('Verify and log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/session/verification')[0]?.input).toEqual({
      verificationId,
      method: 'email',
      code: '123456',
    });
    expect(readPassword()).toBe('secret words');
  });

  it('asks for a code of the app where the account has two steps, or for a recovery code', async () => {
    const verificationId = 'v'.repeat(43);
    const methods = ['totp', 'recoveryCode'].map((kind) => ({ kind, masked: '' }));
    server.on('/wps/session/login', () => ({ code: 'verification_needed', value: { verificationId, methods } }));
    server.on('/wps/session/verification', () => ({ value: openedSession }));
    await showPage('/login', server.start);
    type('Username', 'player1');
    type('Password', 'secret words');
    press('Log in');
    await screen.findByText(/This account has two-step login/, {}, patience);
    fireEvent.click(screen.getByRole('radio', { name: /A recovery code/ }));
    type('Verification code', 'AAAAA-BBBBB');
    press('Verify and log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/session/verification')[0]?.input).toMatchObject({
      ...{ method: 'recoveryCode', code: 'AAAAA-BBBBB' },
    });
  });
});

describe('the login by an account elsewhere', () => {
  const firebase = { projectId: 'house', apiKey: 'key', authDomain: 'house.example' };
  const withGoogle = async (): Promise<void> => {
    server = await fakeServer({ info: { firebase, social: { google: true, facebook: false } } });
  };
  const signIn = vi.spyOn(identityService, 'signIn');
  afterEach(() => void signIn.mockReset());

  it('opens a session by what the provider says, with the consents of an adult the first time', async () => {
    await withGoogle();
    const answers = [{ code: 'age_required', status: 409 }, { value: openedSession }];
    server.on('/wps/session/login', () => answers.shift() ?? { value: openedSession });
    signIn.mockResolvedValue('id-token');
    await showPage('/login', server.start);
    expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull();
    press('Google');
    await alertText();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    for (const consent of await screen.findAllByRole('checkbox', { name: /18|terms/i }, patience)) {
      fireEvent.click(consent);
    }
    press('Google');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(signIn.mock.calls).toEqual([['google'], ['google']]);
    const [first, second] = server.pathsOf('/session/login').map(({ input }) => input);
    expect(first).toMatchObject({ type: 'firebase', firebaseIdToken: 'id-token', isAdult: false, side: 'player' });
    expect(second).toMatchObject({ isAdult: true, hasAcceptedTerms: true });
  });

  it('asks for the second step where the account has one', async () => {
    await withGoogle();
    const verificationId = 'v'.repeat(43);
    const methods = ['totp', 'recoveryCode'].map((kind) => ({ kind, masked: '' }));
    server.on('/wps/session/login', () => ({ code: 'verification_needed', value: { verificationId, methods } }));
    server.on('/wps/session/verification', () => ({ value: openedSession }));
    signIn.mockResolvedValue('id-token');
    await showPage('/login', server.start);
    press('Google');
    await screen.findByText(/This account has two-step login/, {}, patience);
    type('Verification code', '123456');
    press('Verify and log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/session/verification')[0]?.input).toMatchObject({ verificationId, method: 'totp' });
    expect(readPassword()).toBeUndefined();
  });

  it('says when the window of the provider was closed, and asks nothing of the server', async () => {
    await withGoogle();
    signIn.mockRejectedValue(Object.assign(new Error(), { code: 'auth/popup-closed-by-user' }));
    await showPage('/login', server.start);
    press('Google');
    await alertText();
    expect(server.pathsOf('/session/login')).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    expect(screen.getByRole('button', { name: 'Google' }).hasAttribute('disabled')).toBe(false);
  });
});

describe('the login popup', () => {
  it('[LOGIN-01] [LOGIN-12] shows a banner of w_login, closes, and goes on with what was meant', async () => {
    const banner = {
      id: '1',
      groupName: 'w_login' as const,
      linkageType: 'none' as const,
      url: '',
      image: '/brand/images/banners/login.webp',
      imageSmall: '',
      overline: '',
      headline: 'Come in',
      sub: '',
      action: '',
    };
    server = await fakeServer({ content: { banners: [banner], bannerGroups: ['w_login'] } });
    server.on('/wps/session/login', () => ({ value: openedSession }));
    await showPage('/', server.start);
    const resume = vi.fn<() => void>();
    act(() => openLogin({ label: 'to play', resume }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
    expect(dialog.querySelector('[data-banner="w_login"] img')?.getAttribute('src')).toBe(banner.image);
    fireEvent.change(within(dialog).getByLabelText('Username'), { target: { value: 'player1' } });
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'secret words' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(resume).toHaveBeenCalledOnce(), patience);
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  });
});

describe('the login by SMS', () => {
  const toSms = async (): Promise<void> => {
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'SMS' }), { button: 0 });
    await screen.findByRole('button', { name: 'Country code +86' }, patience);
  };

  it('[LOGIN-03] [LOGIN-05] [MODULE-07] is there with its module only, and never first', async () => {
    await showPage('/login', server.start);
    expect(screen.queryByRole('tab')).toBeNull();
    cleanup();
    server = await withModules('USERNAMEREG3', 'MOBILEVERCODELOGIN3');
    await showPage('/login', server.start);
    expect(screen.getByRole('tab', { name: 'Username' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'SMS' })).toBeDefined();
  });

  it('[CALL-74] [LOGIN-04] [LOGIN-14] [ENTITY-16] [ENTITY-18] [SMS-01] [SMS-03] [SMS-04] sends a code, counts its seconds down, and logs in without a bot check', async () => {
    server = await withModules('MOBILEVERCODELOGIN3');
    server.on('/wps/verification/sms/noLogin', () => ({ value: { expiredMinutes: 2 } }));
    server.on('/wps/session/login', () => ({ value: openedSession }));
    await showPage('/login', server.start);
    await toSms();
    type('Mobile number', 'abc');
    press('Send code');
    expect(await alertText()).toContain('Please enter a valid mobile number');
    expect(server.pathsOf('/noLogin')).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    type('Mobile number', '13800000000');
    press('Send code');
    const button = await screen.findByRole('button', { name: '120 s' }, patience);
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(server.pathsOf('/noLogin')[0]?.input).toMatchObject({ mobileNum: '13800000000', countryDialingCode: '+86' });
    expect(typeof server.pathsOf('/noLogin')[0]?.input['botCheck']).toBe('string');
    await screen.findByRole('button', { name: '119 s' }, patience);
    fireEvent.click(button);
    expect(server.pathsOf('/noLogin')).toHaveLength(1);
    const checks = server.pathsOf('/getBotChallenge').length;
    type('Verification code', '123456');
    press('Log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/getBotChallenge')).toHaveLength(checks);
    expect(server.pathsOf('/session/login')[0]?.input).toMatchObject({
      type: 'sms',
      username: '13800000000',
      password: '123456',
      countryDialingCode: '+86',
    });
  });

  it('has the code sent and confirmed by the identity service where the brand uses it', async () => {
    server = await fakeServer({
      status: { modules: ['MOBILEVERCODELOGIN3'] },
      info: { phoneCodes: 'firebase' },
    });
    server.on('/wps/session/login', () => ({ value: openedSession }));
    const confirmed = vi.fn<(code: string) => Promise<string>>(async () => 'id-token');
    const send = vi.spyOn(identityService, 'sendCode').mockResolvedValue({ confirm: confirmed });
    await showPage('/login', server.start);
    await toSms();
    type('Mobile number', '0138 0000 0000');
    press('Send code');
    await screen.findByRole('button', { name: '60 s' }, patience);
    expect(send.mock.calls[0]?.[0]).toBe('+8613800000000');
    expect(server.pathsOf('/noLogin')).toHaveLength(0);
    type('Verification code', '123456');
    confirmed.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/invalid-verification-code' }));
    press('Log in');
    expect(await alertText()).toContain('The verification code is not valid.');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    press('Log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    const [sent] = server.pathsOf('/session/login');
    expect(sent?.input).toMatchObject({ type: 'firebase', firebaseIdToken: 'id-token', side: 'player' });
    send.mockRestore();
  });

  it('[VALID-04] [VALID-05] [MSG-02] [MSG-05] refuses a number that is none and a code that is missing', async () => {
    server = await withModules('MOBILEVERCODELOGIN3');
    await showPage('/login', server.start);
    await toSms();
    press('Log in');
    expect(await alertText()).toContain('Input cannot be empty');
    await waitFor(() => expect(screen.getAllByText('Input cannot be empty').length).toBeGreaterThan(2), patience);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    type('Mobile number', '12ab');
    press('Log in');
    expect(await alertText()).toContain('Phone number format is incorrect');
    expect(server.pathsOf('/session/login')).toHaveLength(0);
  });

  it('[SMS-05] [ERR-02] asks once when pressed twice, and shows what the server says', async () => {
    server = await withModules('MOBILEVERCODELOGIN3');
    server.on('/wps/verification/sms/noLogin', () => ({
      code: 'delivery_failed',
      message: 'The carrier is closed on Sundays.',
      status: 503,
    }));
    await showPage('/login', server.start);
    await toSms();
    type('Mobile number', '13800000000');
    press('Send code');
    press('Send code');
    expect(await alertText()).toContain('The carrier is closed on Sundays.');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    press('Send code');
    expect(server.pathsOf('/noLogin')).toHaveLength(1);
  });

  it('[CONST-03] remembers the number with its country, and forgets both when that is no longer wanted', async () => {
    server = await withModules('MOBILEVERCODELOGIN3');
    server.on('/wps/session/login', () => ({ value: openedSession }));
    document.cookie = 'lastMobile=0123456789; Path=/';
    document.cookie = 'lastMobileCode=%2B60; Path=/';
    await showPage('/login', server.start);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'SMS' }), { button: 0 });
    await screen.findByRole('button', { name: 'Country code +60' }, patience);
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('0123456789');
    fireEvent.click(screen.getByLabelText('Remember this number'));
    type('Verification code', '123456');
    press('Log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(document.cookie).not.toContain('lastMobile');
  });
});

describe('a look without an account', () => {
  it('[STATE-11] [ROLE-22] [MODULE-05] opens a trial, forgets what a guest had closed and goes home; without the module there is no way to it', async () => {
    server.on('/wps/session/login/freeplay', () => ({
      value: { ...openedSession, userInfo: { ...playerInfo, type: 4 } },
    }));
    server.on('/wps/member/info', () => ({ value: { ...playerInfo, type: 4 } }));
    sessionStorage.setItem('announcementClosed.anonymous', '1');
    const { router } = await showPage('/login?redirect=%2Fmember', server.start);
    press('Try for free');
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    expect(readSession()).toMatchObject({ status: 'member', isTrial: true });
    expect(sessionStorage.getItem('announcementClosed.anonymous')).toBeNull();
    const [asked] = server.pathsOf('/freeplay');
    expect(asked?.input).toMatchObject({ platform: 'W', gatewayVersion: '3' });
    expect(String(asked?.input['Encryption']).length).toBeGreaterThan(300);
    cleanup();
    act(() => endSession('loggedOut'));
    server = await withModules('USERNAMEREG3');
    await showPage('/login', server.start);
    expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
  });
});

describe('ways in by other accounts', () => {
  const firebase = { projectId: 'baize-test', apiKey: 'key', authDomain: 'baize.example' };

  it('[LOGIN-10] [LOGIN-11] are those that are switched on, where there is an identity service', async () => {
    const shown = async (social: { google: boolean; facebook: boolean }, service: typeof firebase | null) => {
      cleanup();
      await showPage('/login', testStart({ info: { social, firebase: service } }));
      return ['Google', 'Facebook'].filter((name) => screen.queryByRole('button', { name }) !== null);
    };
    expect(await shown({ google: true, facebook: false }, firebase)).toEqual(['Google']);
    expect(await shown({ google: false, facebook: true }, firebase)).toEqual(['Facebook']);
    expect(await shown({ google: false, facebook: false }, firebase)).toEqual([]);
    expect(await shown({ google: true, facebook: true }, null)).toEqual([]);
  });
});
