// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLayer } from '../layer.ts';
import { endSession } from '../session.ts';
import { answerCalls } from '../testing/answerCalls.ts';
import { showPage } from '../testing/showPage.tsx';
import { testStart } from '../testing/testStart.ts';

const patience = { timeout: 60_000 };
const account = {
  ...{ id: '7', account: 'player1', nickname: '', currency: 'CNY', language: 'EN', icon: '' },
  needsPasswordChange: false,
};
const types = { member: 0, trial: 4, agent: 41 } as const;
let answers: Record<string, unknown> = {};

function signIn(who: keyof typeof types) {
  const info = { ...account, type: types[who] };
  Object.assign(answers, {
    '/wps/member/info': info,
    '/wps/v2/wallets/balance': { balance: '12.5', currency: 'CNY', version: '1', isSingle: 1 },
    '/wps/messages/getUnreadCount': { count: 0 },
  });
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(info));
}

const bar = () => screen.getByRole('navigation', { name: 'Main' });
const places = () => [...bar().querySelectorAll<HTMLElement>('a, button')];
const labels = () => places().map(({ textContent }) => textContent);
const placeOf = (label: string) => {
  const found = places().find(({ textContent }) => textContent === label);
  if (found === undefined) throw new Error(`The bar has no ${label}.`);
  return found;
};
const current = () => places().filter((place) => place.getAttribute('aria-current') === 'page');
/** A browser turns Enter on a focused link or button into a click without a pointer. */
const pressEnter = (place: HTMLElement) =>
  act(() => {
    place.focus();
    expect(document.activeElement).toBe(place);
    fireEvent.click(place, { detail: 0 });
  });

beforeAll(() =>
  Promise.all([
    import('./MeButton.tsx'),
    import('./NavDrawer.tsx'),
    import('./OpenLayer.tsx'),
    import('./MemberArea.tsx'),
    import('../startLive.ts'),
    import('@baize/ui/Toaster'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = { '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] } };
  answerCalls(answers);
});
afterEach(() => {
  cleanup();
  closeLayer();
  endSession('loggedOut');
  vi.unstubAllGlobals();
});

describe('the entries', () => {
  it('[LAYOUT-02] of a guest are home, games, login, promotions and help', async () => {
    await showPage('/');
    expect(labels()).toEqual(['Home', 'Games', 'Log in', 'Promos', 'Help']);
    expect(places().map((place) => place.getAttribute('href'))).toEqual(['/', '/rng', null, '/promotions', '/help']);
    pressEnter(placeOf('Log in'));
    expect(await screen.findByRole('dialog', { name: 'Log in' }, patience)).toBeTruthy();
  });

  it.each(['member', 'trial', 'agent'] as const)(
    '[HEADER-08] of a %s have the wallet in the middle and the drawer at the end, without login and help',
    async (who) => {
      signIn(who);
      await showPage('/');
      await waitFor(() => expect(labels()).toEqual(['Home', 'Games', 'Wallet', 'Promos', 'Me']), patience);
      expect(placeOf('Me').getAttribute('aria-haspopup')).toBe('dialog');
      pressEnter(placeOf('Me'));
      const drawer = within(await screen.findByRole('dialog', {}, patience));
      await drawer.findAllByText('player1', {}, patience);
      expect(drawer.queryByRole('button', { name: 'Agent centre' }) !== null, 'the agent centre').toBe(who === 'agent');
      expect(drawer.queryByText('Trial account') !== null, 'the mark of a trial').toBe(who === 'trial');
      expect(drawer.queryByRole('button', { name: 'Deposit' }) !== null, 'a deposit').toBe(who !== 'trial');
    },
  );

  it('change with the session, without another page', async () => {
    signIn('member');
    const { router } = await showPage('/rng');
    await waitFor(() => expect(labels()).toContain('Me'), patience);
    act(() => endSession('loggedOut'));
    await waitFor(() => expect(labels()).toEqual(['Home', 'Games', 'Log in', 'Promos', 'Help']), patience);
    expect(router.get().place.path).toBe('/rng');
  });

  it('are the same for a brand with a rail', async () => {
    await showPage('/', testStart({ info: { shell: 'rail' } }));
    expect(labels()).toEqual(['Home', 'Games', 'Log in', 'Promos', 'Help']);
  });
});

describe('the active entry', () => {
  it.each([
    ['/', 'Home'],
    ['/rng', 'Games'],
    ['/promotions', 'Promos'],
    ['/help', 'Help'],
  ])('at %s is %s alone', async (href, label) => {
    await showPage(href);
    expect(current().map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('is none on a page that the bar does not lead to', async () => {
    await showPage('/download');
    expect(current()).toEqual([]);
  });

  it('moves with the page', async () => {
    const { router } = await showPage('/');
    pressEnter(placeOf('Promos'));
    await waitFor(() => expect(router.get().place.path).toBe('/promotions'), patience);
    await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual(['Promos']), patience);
  });
});

describe('the keyboard', () => {
  it('reaches each entry once, from left to right, by elements that are links and buttons themselves', async () => {
    signIn('member');
    await showPage('/');
    await waitFor(() => expect(labels()).toContain('Me'), patience);
    for (const place of places()) {
      expect(place.tabIndex, place.textContent ?? '').toBe(0);
      expect(place.tagName === 'A' ? place.getAttribute('href') : place.getAttribute('type')).toMatch(
        /^(\/.*|button)$/,
      );
    }
    expect(bar().querySelectorAll('[tabindex]')).toHaveLength(0);
  });

  it('opens the wallet and comes back to the bar on Escape', async () => {
    signIn('member');
    await showPage('/');
    await waitFor(() => expect(labels()).toContain('Wallet'), patience);
    pressEnter(placeOf('Wallet'));
    const sheet = await screen.findByRole('dialog', {}, patience);
    act(() => void fireEvent.keyDown(sheet, { key: 'Escape', code: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await waitFor(() => expect(document.activeElement).toBe(placeOf('Wallet')), patience);
  });
});
