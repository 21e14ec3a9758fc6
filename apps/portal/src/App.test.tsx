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
import type { Path } from './paths.ts';
import { everyWord, notFound, screenLoader, screens } from './routes.tsx';
import { playerInfo } from './testing/fakeServer.ts';
import { testStart } from './testing/testStart.ts';

const paths = Object.keys(screens) as Path[];
const open = paths.filter((path) => screens[path].isPublic === true);
/** The dictionaries of all public pages together. */
const areas = [
  ...new Set([...everyWord, ...open.flatMap((path) => screens[path].words), ...notFound.words, 'support' as const]),
];

afterEach(() => vi.unstubAllGlobals());

/** Renders addresses in one language. */
async function renderIn(language: Language): Promise<(href: string) => Promise<string>> {
  const words = createWords(language, loadDictionary);
  await Promise.all([words.need(areas), loadDistantParts()]);
  return async (href) => {
    const start = testStart({ language });
    const router = await createRouter(screenLoader, href);
    return renderToString(<App start={start} queries={createQueries(start)} i18n={words.i18n} router={router} />);
  };
}

const rendered = async (href: string, language: Language): Promise<string> => (await renderIn(language))(href);

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
  const missing = new RegExp(`>(?:${areas.join('|')})\\.[\\w.]+<`, 'g');
  const asked = ['/rng?lines=1&search=reef', '/invite?referralCode=AB12CD34EF', '/nowhere'];
  expect(open.length).toBeGreaterThan(15);
  for (const language of ['CN', 'EN', 'MS'] as const) {
    const render = await renderIn(language);
    for (const href of [...open, ...asked]) {
      const html = await render(href);
      expect(html, `${href} ${language}`).toMatch(/data-screen="(?!")/);
      expect(html.match(missing), `${href} ${language}`).toBeNull();
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
