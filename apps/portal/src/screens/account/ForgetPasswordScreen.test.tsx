// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer, openChangePassword, openForgot } from '../../layer.ts';
import { endSession, keepPassword, readPassword, readSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { identityService } from './identityService.ts';

const patience = { timeout: 60_000 };
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./ForgetPasswordScreen.tsx'),
    import('./ForgotPopup.tsx'),
    import('./ChangePasswordPopup.tsx'),
    import('./LoginPopup.tsx'),
    import('../../components/OpenLayer.tsx'),
    import('../../components/AlertPopup.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../startLive.ts'),
    import('@baize/ui/Toaster'),
    import('@baize/ui/toast'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  server = await fakeServer();
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
});

const type = (label: string | RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const alertText = async (): Promise<string> => (await screen.findByRole('alertdialog', {}, patience)).textContent ?? '';
const confirm = (): void => void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));

function signIn(info: object = {}): void {
  const shown = { ...playerInfo, ...info };
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(shown));
  server.on('/wps/member/info', () => ({ value: shown }));
}

describe('a forgotten password, by e-mail', () => {
  it('[MODAL-06] [FORGOT-02] [FORGOT-04] [ENTITY-14] [ERR-04] sends a form with name and address, confirms it and closes the popup', async () => {
    server.on('/wps/member/password/email', () => ({ value: {} }));
    await showPage('/', server.start);
    act(() => openForgot());
    const dialog = await screen.findByRole('dialog', { name: 'Forgot password' }, patience);
    expect(within(dialog).queryByRole('tab')).toBeNull();
    type('Username', 'player1');
    type('E-mail', 'player1@example.com');
    type('Captcha', 'AB34');
    press('Send link');
    expect(await alertText()).toContain('We have sent a link for a new password');
    expect(screen.queryByRole('dialog', { name: 'Forgot password' })).toBeNull();
    const [sent] = server.pathsOf('/password/email');
    expect(sent?.type).toBe('application/x-www-form-urlencoded');
    expect(sent?.input).toMatchObject({ username: 'player1', email: 'player1@example.com', captcha: 'AB34' });
  });

  it('[VALID-32] [VALID-33] refuses what cannot be a name or an address, and calls nothing', async () => {
    await showPage('/forgetPassword', server.start);
    press('Send link');
    expect(await alertText()).toContain('Input cannot be empty');
    confirm();
    type('Username', '1');
    type('E-mail', 'nobody');
    press('Send link');
    expect(await alertText()).toContain('Account format is incorrect');
    expect(screen.getByText('E-mail format is incorrect')).toBeDefined();
    expect(server.pathsOf('/password/email')).toHaveLength(0);
    expect(server.pathsOf('/getBotChallenge')).toHaveLength(0);
  });

  it('[ERR-19] says with one text that name and address do not fit, and shows another captcha', async () => {
    server.on('/wps/member/password/email', () => ({ code: 'username_email_unknown' }));
    await showPage('/forgetPassword', server.start);
    type('Username', 'player1');
    type('E-mail', 'player1@example.com');
    type('Captcha', 'AB34');
    press('Send link');
    expect(await alertText()).toContain('Username/Email does not exist');
    expect(screen.getByLabelText<HTMLInputElement>('Captcha').value).toBe('');
    await waitFor(() => expect(server.pathsOf('/captcha')).toHaveLength(2), patience);
  });
});

describe('a forgotten password, by phone', () => {
  const open = async (info: Parameters<typeof fakeServer>[0] = {}) => {
    server = await fakeServer({ status: { modules: ['CHNGPASSVERIF3'] }, ...info });
    server.on('/wps/member/password/verification', () => ({ value: { account: 'player1' } }));
    server.on('/wps/session/login', () => ({ value: openedSession }));
    const page = await showPage('/', server.start);
    act(() => openForgot());
    await screen.findByRole('dialog', { name: 'Forgot password' }, patience);
    expect(screen.getByRole('tab', { name: 'E-mail' }).getAttribute('aria-selected')).toBe('true');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Mobile' }), { button: 0 });
    await screen.findByRole('button', { name: 'Country code +86' }, patience);
    return page;
  };

  it('[FORGOT-01] [FORGOT-02] [FORGOT-03] [MODULE-12] [ENTITY-15] sets the password, logs in with it and goes home', async () => {
    const { router } = await open();
    type('Mobile number', '13800000000');
    type('Verification code', '123456');
    type('New password', 'brand new words');
    press('Set password and log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/password/verification')[0]?.input).toEqual({
      mobileNum: '13800000000',
      countryDialingCode: '+86',
      verificationCode: '123456',
      newPassword: 'brand new words',
    });
    expect(server.pathsOf('/session/login')[0]?.input).toMatchObject({
      username: 'player1',
      password: 'brand new words',
    });
    await waitFor(() => expect(router.get().place.path).toBe('/'));
    expect(screen.queryByRole('dialog', { name: 'Forgot password' })).toBeNull();
  });

  it('sends the token of the identity service where that confirms the number', async () => {
    const confirmed = vi.fn<(code: string) => Promise<string>>(async () => 'id-token');
    const send = vi.spyOn(identityService, 'sendCode').mockResolvedValue({ confirm: confirmed });
    await open({ info: { phoneCodes: 'firebase' } });
    type('Mobile number', '13800000000');
    press('Send code');
    await screen.findByRole('button', { name: '60 s' }, patience);
    expect(send.mock.calls[0]?.[0]).toBe('+8613800000000');
    type('Verification code', '123456');
    type('New password', 'brand new words');
    press('Set password and log in');
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    expect(server.pathsOf('/password/verification')[0]?.input).toEqual({
      mobileNum: '13800000000',
      countryDialingCode: '+86',
      firebaseIdToken: 'id-token',
      newPassword: 'brand new words',
    });
    send.mockRestore();
  });

  it('[VALID-34] needs number, code and new password', async () => {
    await open();
    const filled = { 'Mobile number': '13800000000', 'Verification code': '123456', 'New password': 'brand new words' };
    for (const missing of Object.keys(filled)) {
      for (const [label, text] of Object.entries(filled)) type(label, label === missing ? '' : text);
      press('Set password and log in');
      expect(await alertText()).toContain('Input cannot be empty');
      confirm();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(server.pathsOf('/password/verification')).toHaveLength(0);
  });
});

describe('the link of a mail', () => {
  it('[FORGOT-04] sets a new password and leads to the login', async () => {
    server.on('/wps/member/password/link', () => ({ value: { account: 'player1' } }));
    await showPage(`/forgetPassword?code=${'c'.repeat(43)}`, server.start);
    type('New password', 'brand new words');
    type('Confirm new password', 'brand new word');
    press('Set password');
    expect(await alertText()).toContain('Incorrect confirmation input');
    confirm();
    type('Confirm new password', 'brand new words');
    press('Set password');
    expect(await alertText()).toContain('Your new password is set.');
    expect(server.pathsOf('/password/link')[0]?.input).toEqual({
      code: 'c'.repeat(43),
      newPassword: 'brand new words',
      confirmNewPassword: 'brand new words',
    });
    /* The login waits until the good news are read, so that neither lies over the other. */
    expect(screen.queryByRole('dialog', { name: 'Log in', hidden: true })).toBeNull();
    confirm();
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeDefined();
  });
});

describe('a change of the password', () => {
  it('[MODAL-05] [CHPW-01] [CHPW-02] [ENTITY-11] [ENTITY-13] shows the account and asks for the old password only where the page does not know it', async () => {
    server.on('/wps/member/password', () => ({ value: {} }));
    signIn();
    await showPage('/', server.start);
    keepPassword('typed before');
    act(() => openChangePassword());
    await screen.findByRole('dialog', { name: 'Change password' }, patience);
    const account = screen.getByLabelText<HTMLInputElement>('Username');
    expect([account.value, account.readOnly]).toEqual(['player1', true]);
    expect(screen.queryByLabelText('Old password')).toBeNull();
    type('New password', 'brand new words');
    type('Confirm new password', 'brand new words');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull(), patience);
    expect(server.pathsOf('/member/password')[0]?.input).toEqual({
      oldPassword: 'typed before',
      newPassword: 'brand new words',
      confirmNewPassword: 'brand new words',
    });
    expect(readPassword()).toBeUndefined();
    act(() => openChangePassword());
    await screen.findByLabelText('Old password', {}, patience);
  });

  it('[VALID-29] [VALID-30] [VALID-31] [MSG-03] refuses what is missing, breaks the rule or differs', async () => {
    signIn();
    await showPage('/changePassword', server.start);
    press('Change password');
    expect(await alertText()).toContain('Input cannot be empty');
    confirm();
    expect(screen.getAllByText('Input cannot be empty')).toHaveLength(2);
    type('Old password', 'old words');
    type('New password', 'x'.repeat(65));
    type('Confirm new password', 'other');
    press('Change password');
    expect(await alertText()).toContain('Please fill in your password with 0 - 64 characters');
    confirm();
    expect(screen.getByText('Incorrect confirmation input')).toBeDefined();
    expect(server.pathsOf('/member/password')).toHaveLength(0);
  });

  it('[CHPW-03] [LOGIN-17] where it is forced says why, offers the way out only, and then goes home with the new member info', async () => {
    signIn({ needsPasswordChange: true });
    server.on('/wps/member/password', () => {
      server.on('/wps/member/info', () => ({ value: playerInfo }));
      return { value: {} };
    });
    const { router } = await showPage('/changePassword', server.start);
    expect(screen.getByText(/has expired or was given to you/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    /* A message of what was saved before may still be on the page, with a button of its own to close it. */
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Close' })).toBeNull();
    type('Old password', 'old words');
    type('New password', 'brand new words');
    type('Confirm new password', 'brand new words');
    press('Change password');
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    expect(readSession().member?.needsPasswordChange).toBe(false);
    expect(server.calls.findLastIndex(({ path }) => path === '/wps/member/info')).toBeGreaterThan(
      server.calls.findIndex(({ path }) => path === '/wps/member/password'),
    );
  });

  it('sends a guest to the login', async () => {
    const { router } = await showPage('/changePassword', server.start);
    expect(router.get().place.path).toBe('/login');
    cleanup();
    const other = await showPage('/forgetPassword?type=change', server.start);
    await waitFor(() => expect(other.router.get().place.path).toBe('/login'), patience);
  });
});
