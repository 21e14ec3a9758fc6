// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../session.ts';
import { showLanguage } from '../showLanguage.ts';
import { showPage } from '../testing/showPage.tsx';
import { testStart } from '../testing/testStart.ts';

const member = { id: '7', account: 'player1', nickname: '', type: 0, currency: 'CNY', language: 'EN' };

/* Chunks are read once, before any clock of an expectation runs. */
beforeAll(() => Promise.all([import('./MemberArea.tsx'), import('../startLive.ts'), import('@baize/ui/Toaster')]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

describe('the header of a guest', () => {
  it('[HEADER-03] offers login and registration, and no balance', async () => {
    await showPage('/');
    const [banner] = screen.getAllByRole('banner');
    if (banner === undefined) throw new Error('There is no header.');
    const header = within(banner);
    expect(header.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(header.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/register');
    expect(header.queryByText(/Balance/)).toBeNull();
  });

  it('[NAV-01] [NAV-02] [HEADER-05] begins the navigation with Home and goes on with what the server has', async () => {
    await showPage('/');
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Slots', '/rng'],
    ]);
  });

  it('[HEADER-01] leads home by its logo', async () => {
    const { router } = await showPage('/rng');
    act(() => screen.getByRole('link', { name: 'Baize · Home' }).click());
    await waitFor(() => expect(router.get().place.path).toBe('/'));
    expect(window.location.pathname).toBe('/');
  });
});

describe('the header of a member', () => {
  const patience = { timeout: 10_000 };

  async function showMember(balance: string) {
    const values: Record<string, unknown> = {
      '/wps/member/info': member,
      '/wps/v2/wallets/balance': { balance, currency: 'CNY', version: '1', isSingle: 1 },
      '/wps/system/status': testStart().status,
    };
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({ success: true, value: values[path], message: '', code: 'ok' }),
    );
    sessionStorage.setItem('token', 'a'.repeat(43));
    sessionStorage.setItem('userInfo', JSON.stringify(member));
    await showPage('/');
  }

  it('[HEADER-02] [HEADER-07] shows the balance with two decimals and separators, and a deposit button', async () => {
    await showMember('1234567.8');
    expect((await screen.findAllByText('¥1,234,567.80', {}, patience)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Deposit' }).length).toBeGreaterThan(0);
  });

  it('[HEADER-06] hides the balance behind six asterisks, whatever its length, and remembers that', async () => {
    await showMember('12.5');
    const eye = await screen.findByRole('button', { name: 'Hide balance' }, patience);
    act(() => eye.click());
    expect(screen.queryByText('¥12.50')).toBeNull();
    expect(screen.getByText('¥ ******')).toBeTruthy();
    expect(localStorage.getItem('isBalanceHidden')).toBe('1');
    act(() => screen.getByRole('button', { name: 'Show balance' }).click());
    expect(screen.getByText('¥12.50')).toBeTruthy();
  });
});

describe('the language', () => {
  it('[LANG-01] [LANG-02] [HEADER-04] changes every text without a reload, and is remembered', async () => {
    await showPage('/');
    const links = () => within(screen.getByRole('navigation', { name: /Categories|游戏分类/ })).getAllByRole('link');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Home', 'Slots']);
    await act(() => showLanguage('CN'));
    expect(links().map(({ textContent }) => textContent)).toEqual(['首页', '电子游艺']);
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['CN', 'EN']);
    expect(document.cookie).toContain('lang=CN');
    await act(() => showLanguage('EN'));
    expect(links().map(({ textContent }) => textContent)).toEqual(['Home', 'Slots']);
  });
});
