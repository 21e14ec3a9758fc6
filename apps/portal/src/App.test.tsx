import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { loadDistantParts } from './components/distantPart.tsx';
import { createQueries } from './createQueries.ts';
import { createWords } from './i18n/createWords.ts';
import { loadDictionary } from './i18n/loadDictionary.ts';
import type { Language } from '@baize/contract/languages';
import { keyOf } from './need.ts';
import { needs } from './needs.ts';
import { createRouter } from './router/createRouter.ts';
import { screenLoader } from './routes.tsx';
import { playerInfo } from './testing/fakeServer.ts';
import { testStart } from './testing/testStart.ts';

const ofPages = ['info', 'promotions', 'agent', 'support'] as const;

afterEach(() => vi.unstubAllGlobals());

async function rendered(href: string, language: Language): Promise<string> {
  const words = createWords(language, loadDictionary);
  await Promise.all([words.need(['shell', 'home', 'games', 'account', 'error', ...ofPages]), loadDistantParts()]);
  const start = testStart({ language });
  const router = await createRouter(screenLoader, href);
  return renderToString(<App start={start} queries={createQueries(start)} i18n={words.i18n} router={router} />);
}

it('renders home where there is no window, with what the catalogue says', async () => {
  expect(typeof window).toBe('undefined');
  const html = await rendered('/', 'EN');
  expect(html).toContain('data-screen="home.Home"');
  expect(html).toContain('95.99%');
  expect(html).toContain('Dragon Eight');
  /* What depends on the session is left to the browser. */
  expect(html).not.toContain('href="/member');
});

it('renders every public page in each language without a text that is missing', async () => {
  for (const href of [
    '/',
    '/rng',
    '/rng?lines=1&search=reef',
    '/login',
    '/register',
    '/help',
    '/promotions',
    '/join',
    '/invite?referralCode=AB12CD34EF',
    '/down',
    '/nowhere',
  ]) {
    for (const language of ['CN', 'EN', 'MS'] as const) {
      const html = await rendered(href, language);
      expect(
        html.match(/>(?:shell|home|games|account|error|info|promotions|agent|support)\.[\w.]+</g),
        `${href} ${language}`,
      ).toBeNull();
    }
  }
});

it('has the words of the terms where there is no window, if nothing else is in them', async () => {
  const words = createWords('EN', loadDictionary);
  await Promise.all([words.need(['shell', 'home', 'info', 'support']), loadDistantParts()]);
  const router = await createRouter(screenLoader, '/terms');
  const rendered = (content: string): string => {
    const article = { slug: 'user-agreement', title: 'User agreement', content, updatedAt: '2026-03-05T00:00:00.000Z' };
    const answer = [...keyOf(needs.terms('EN')), [{ topic: 'agreement', articles: [article] }]] as const;
    const start = { ...testStart(), answers: [answer] };
    return renderToString(<App start={start} queries={createQueries(start)} i18n={words.i18n} router={router} />);
  };
  expect(rendered('<p>Who may play</p>')).toContain('<p>Who may play</p>');
  const spoilt = rendered('<p>Who may play</p><img src=x onerror=alert(1)>');
  expect(spoilt).toContain('User agreement');
  expect(spoilt).not.toContain('onerror');
});

it.each([
  ['/login', 'account.Login'],
  ['/register', 'account.Register'],
  ['/forgetPassword', 'account.ForgetPassword'],
  ['/changePassword', 'account.ForgetPassword'],
])('[ROUTE-06] [ROUTE-07] [LAYOUT-03] shows %s with a header only', async (href, screen) => {
  /* A password of one's own is changed by who is signed in. */
  const stored = new Map([
    ['token', 'a'.repeat(43)],
    ['userInfo', JSON.stringify(playerInfo)],
  ]);
  if (href === '/changePassword') {
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null });
  }
  const html = await rendered(href, 'EN');
  expect(html).toContain(`data-screen="${screen}"`);
  expect(html).toContain('<header');
  expect(html).not.toContain('<footer');
  expect(html).not.toContain('Search games');
});

it('says so at an address that has no screen', async () => {
  expect(await rendered('/no/such/page', 'EN')).toContain('Page not found');
});
