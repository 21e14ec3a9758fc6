// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer, openRegister } from '../../layer.ts';
import { endSession, keepPassword, readSession } from '../../session.ts';
import { fakeServer, openedSession, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';
import { identityService } from './identityService.ts';

const patience = { timeout: 60_000 };
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./RegisterScreen.tsx'),
    import('./RegisterPopup.tsx'),
    import('./LoginPopup.tsx'),
    import('../../components/OpenLayer.tsx'),
    import('../../components/AlertPopup.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../startLive.ts'),
    import('@baize/ui/Toaster'),
    import('@baize/ui/toast'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  act(() => {
    closeAlert();
    closeLayer();
    keepPassword(undefined);
    endSession('loggedOut');
  });
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Changes = Parameters<typeof fakeServer>[0] & {
  rules?: Record<string, object>;
};

async function open({ rules = {}, ...changes }: Changes = {}, href = '/register') {
  const base = testStart().status.register;
  const register = Object.fromEntries(Object.entries(base).map(([name, rule]) => [name, { ...rule, ...rules[name] }]));
  server = await fakeServer({ ...changes, status: { register: register as typeof base, ...changes.status } });
  server.on('/wps/member/register', () => ({ value: { account: 'player1', session: openedSession } }));
  server.on('/wps/member/register/mobile', () => ({ value: { account: '8613800000000', session: openedSession } }));
  return showPage(href, server.start);
}

const type = (label: string | RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const tick = (label: RegExp): void => void fireEvent.click(screen.getByLabelText(label));
const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
const alertText = async (): Promise<string> => (await screen.findByRole('alertdialog', {}, patience)).textContent ?? '';
const confirm = (): void => void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
const on = { enabled: true };

function fill(): void {
  type('Username', 'player1');
  type('Password', 'correct horse');
  type('Confirm password', 'correct horse');
  tick(/years old/);
  tick(/accept/);
}

describe('the registration', () => {
  it('[REG-01] [REG-10] [REG-12] [REG-13] [ENTITY-05] checks for bots, registers with the code of the link, and goes home signed in', async () => {
    const { router } = await open({}, '/register?referralCode=ABC');
    expect(await screen.findByText('ABC')).toBeDefined();
    fill();
    submit();
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    const order = server.calls.map(({ path }) => path).filter((path) => /Bot|register$|affiliate|info$/.test(path));
    expect(order.filter((path) => path !== '/wps/system/setting/register').slice(0, 3)).toEqual([
      '/wps/identity/getBotChallenge',
      '/wps/member/register',
      '/wps/member/info',
    ]);
    const [sent] = server.pathsOf('/member/register');
    expect(sent?.input).toMatchObject({
      username: 'player1',
      referralCode: 'ABC',
      login: true,
      registerMethod: 'WEB',
      domain: 'localhost',
      isAdult: true,
      hasAcceptedTerms: true,
    });
    expect(sent?.input['registerUrl']).toBe(`${location.origin}/register?referralCode=ABC`);
    await waitFor(() => expect(router.get().place.path).toBe('/'), patience);
    expect(sessionStorage.getItem('referralCode')).toBeNull();
  });

  it('[REG-13] [MODULE-08] leads to the login, with the name filled in, where the brand opens no session', async () => {
    await open();
    server.on('/wps/member/register', () => ({ value: { account: 'player1', session: null } }));
    fill();
    submit();
    const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
    expect(within(dialog).getByText('Your account is open. Please log in.')).toBeDefined();
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('Username').value).toBe('player1'));
  });

  it('[REG-12] [VALID-23] shows a captcha once the server asks for one, and sends what was read', async () => {
    await open();
    server.on('/wps/member/register', () => ({
      code: 'captcha_incorrect',
      value: { field: 'captcha', captcha: true },
    }));
    fill();
    expect(screen.queryByLabelText('Captcha')).toBeNull();
    submit();
    await alertText();
    confirm();
    await screen.findByLabelText('Captcha', {}, patience);
    submit();
    expect(await alertText()).toContain('Input cannot be empty');
    expect(server.pathsOf('/member/register')).toHaveLength(1);
    confirm();
    type('Captcha', 'AB34');
    submit();
    await waitFor(() => expect(server.pathsOf('/member/register')).toHaveLength(2), patience);
    expect(server.pathsOf('/member/register')[1]?.input['captcha']).toBe('AB34');
  });

  it('[REG-07] [REG-08] [VALID-07] [MSG-07] [MSG-08] [MSG-10] says each fault at its field, the first in the alert, and calls nothing', async () => {
    await open();
    type('Username', '1');
    type('Password', 'correct horse');
    type('Confirm password', 'another one');
    expect(screen.getByLabelText('I am 18 years old or over.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/terms');
    submit();
    expect(await alertText()).toContain('Account format is incorrect');
    for (const text of [
      'Confirmation password is not correct.',
      'You must be 18 or older to open an account.',
      'Please accept the terms.',
    ]) {
      expect(await screen.findByText(text, {}, patience)).toBeDefined();
    }
    confirm();
    type('Username', 'player1');
    type('Password', 'PLAYER1');
    submit();
    expect(await alertText()).toContain('Password format is incorrect');
    expect(server.pathsOf('/member/register')).toHaveLength(0);
    expect(server.pathsOf('/getBotChallenge')).toHaveLength(0);
  });

  it('[REG-04] [STORE-05] [VALID-24] [VALID-25] [VALID-26] [MSG-01] [MSG-04] [MSG-09] follows the rules that the server has now', async () => {
    await open();
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
    cleanup();
    await open({ rules: { payeeName: { ...on, patternId: 13, minLength: 2, maxLength: 10 } } });
    server.on('/wps/system/setting/register', () => ({
      value: {
        ...server.start.status.register,
        email: { ...server.start.status.register.email, ...on, required: true, patternId: 4, minLength: 6 },
        payeeName: { ...server.start.status.register.payeeName, ...on, patternId: 13, minLength: 2, maxLength: 10 },
        password: { ...server.start.status.register.password, minLength: 6, maxLength: 12 },
        paymentPassword: {
          ...server.start.status.register.paymentPassword,
          ...on,
          patternId: 7,
          minLength: 6,
          maxLength: 6,
        },
      },
    }));
    cleanup();
    await showPage('/register', server.start);
    await screen.findByLabelText(/E-mail/, {}, patience);
    expect(JSON.parse(sessionStorage.getItem('validate') ?? '{}')).toMatchObject({ email: { required: true } });
    expect(screen.getByText('6 - 12 characters')).toBeDefined();
    expect(screen.getByText('6 digits')).toBeDefined();
    fill();
    type('Password', 'abc');
    type(/E-mail/, 'nobody');
    type(/Real name/, '???');
    submit();
    expect(await alertText()).toContain('Please fill in your password with 6 - 12 characters');
    expect(screen.getByText('E-mail format is incorrect')).toBeDefined();
    expect(screen.getByText('Real name format is incorrect')).toBeDefined();
  });

  it('[REG-09] [ENTITY-19] [ERR-03] [MSG-06] [VALID-22] checks an invitation code first and stops if nobody knows it', async () => {
    await open({ rules: { affiliateCode: { ...on, patternId: 5, minLength: 4 } } });
    server.on('/wps/agent/affiliate', () => ({ code: 'invitation_code_error' }));
    fill();
    type(/Invitation code/, 'NOBODY1');
    submit();
    expect(await alertText()).toContain('Invalid invitation code');
    expect(server.pathsOf('/agent/affiliate')[0]?.input).toEqual({ code: 'NOBODY1', domain: 'localhost' });
    expect(server.pathsOf('/getBotChallenge')).toHaveLength(0);
    expect(server.pathsOf('/member/register')).toHaveLength(0);
    confirm();
    server.on('/wps/agent/affiliate', () => ({ value: { code: 'NOBODY1' } }));
    submit();
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    const order = server.calls.map(({ path }) => path).filter((path) => /Bot|member\/register$|affiliate/.test(path));
    expect(order.slice(1)).toEqual(['/wps/agent/affiliate', '/wps/identity/getBotChallenge', '/wps/member/register']);
  });

  it('says once that a link leads to nobody, and registers without it then', async () => {
    await open({}, '/register?referralCode=OLDONE');
    server.on('/wps/member/register', () => ({ code: 'invitation_code_error', value: { field: 'referralCode' } }));
    fill();
    submit();
    expect(await alertText()).toContain('Invalid invitation code');
    expect(screen.queryByText('OLDONE')).toBeNull();
    expect(sessionStorage.getItem('referralCode')).toBeNull();
    confirm();
    server.on('/wps/member/register', () => ({ value: { account: 'player1', session: null } }));
    submit();
    await waitFor(() => expect(server.pathsOf('/member/register')).toHaveLength(2), patience);
    expect(server.pathsOf('/member/register').map(({ input }) => input['referralCode'])).toEqual(['OLDONE', undefined]);
  });

  it('[REG-02] [REG-03] [MODULE-02] [MODULE-13] [ENTITY-07] [ENTITY-17] offers the ways that are on, by mobile first, and sends its number as the name', async () => {
    await open();
    expect(screen.queryByRole('tab')).toBeNull();
    cleanup();
    await open({ status: { modules: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'] } });
    expect(screen.getByRole('tab', { name: 'Mobile' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByLabelText('Password')).toBeNull();
    server.on('/wps/verification/sms/register', () => ({ value: { expiredMinutes: 1 } }));
    await screen.findByRole('button', { name: 'Country code +86' }, patience);
    type('Mobile number', '13800000000');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: '60 s' }, patience);
    expect(server.pathsOf('/sms/register')[0]?.input).toMatchObject({
      registerType: 'mobile',
      mobileNo: '13800000000',
      countryDialingCode: '+86',
    });
    type('Verification code', '123456');
    tick(/years old/);
    tick(/accept/);
    submit();
    await waitFor(() => expect(server.pathsOf('/register/mobile')).toHaveLength(1), patience);
    expect(server.pathsOf('/register/mobile')[0]?.input).toMatchObject({
      username: '13800000000',
      mobileNum: '13800000000',
      countryDialingCode: '+86',
      verificationCode: '123456',
    });
  });

  it('[REG-11] [ENTITY-06] [SMS-02] confirms the code at the identity service where that sends it', async () => {
    const confirmed = vi.fn<(code: string) => Promise<string>>(async () => 'id-token');
    const send = vi.spyOn(identityService, 'sendCode').mockResolvedValue({ confirm: confirmed });
    await open({ status: { modules: ['MOBILENUMREG3', 'REGMOBVERF3'] }, info: { phoneCodes: 'firebase' } });
    await screen.findByRole('button', { name: 'Country code +86' }, patience);
    type('Mobile number', '0138 0000 0000');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: '60 s' }, patience);
    expect(send.mock.calls[0]?.[0]).toBe('+8613800000000');
    type('Verification code', '123456');
    tick(/years old/);
    tick(/accept/);
    confirmed.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/invalid-verification-code' }));
    submit();
    expect(await alertText()).toContain('The verification code is not valid.');
    expect(server.pathsOf('/register/mobile')).toHaveLength(0);
    confirm();
    submit();
    await waitFor(() => expect(server.pathsOf('/register/mobile')).toHaveLength(1), patience);
    const [sent] = server.pathsOf('/register/mobile');
    expect(sent?.input).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id-token' });
    expect(sent?.input).not.toHaveProperty('verificationCode');
    expect(confirmed).toHaveBeenLastCalledWith('123456');
  });

  it('is closed with both ways off, and says where to turn', async () => {
    await open({ status: { modules: [] } });
    expect(screen.getByText('New accounts cannot be opened at the moment.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });
});

describe('the registration popup', () => {
  it('[REG-05] [REG-06] [REG-12] shows a banner of w_register, leads to the login, and closes after a registration', async () => {
    const banner = {
      id: '1',
      groupName: 'w_register' as const,
      linkageType: 'none' as const,
      url: '',
      image: '/brand/images/banners/register.webp',
      imageSmall: '',
      overline: '',
      headline: '',
      sub: '',
      action: '',
    };
    await open({ content: { banners: [banner], bannerGroups: ['w_register'] } }, '/');
    act(() => openRegister());
    const dialog = await screen.findByRole('dialog', { name: 'Create account' }, patience);
    expect(dialog.querySelector('[data-banner="w_register"] img')?.getAttribute('src')).toBe(banner.image);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog', { name: 'Log in' }, patience);
    expect(screen.queryByRole('dialog', { name: 'Create account' })).toBeNull();
    act(() => openRegister());
    const again = await screen.findByRole('dialog', { name: 'Create account' }, patience);
    await within(again).findByLabelText('Username');
    fill();
    fireEvent.click(within(again).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(readSession().status).toBe('member'), patience);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create account' })).toBeNull(), patience);
  });
});
