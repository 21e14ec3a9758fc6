import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { startForTests, type StartedSystem } from './startForTests.ts';
import { totp } from './totp.ts';

type Who = 'guest' | 'member' | 'operator';
type Shot = {
  /** `<area>.<Name>` as the page's root carries it, or the screen it stands on with a state behind a dash. */
  id: string;
  path: string;
  who: Who;
  /** Brings the page into the state worth seeing. */
  act?: (page: Page) => Promise<void>;
};

const { values: args } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/shots' },
    screen: { type: 'string' },
    width: { type: 'string', default: '1440,390' },
    theme: { type: 'string', default: 'dark,light' },
    lang: { type: 'string', default: 'CN,EN' },
    url: { type: 'string' },
    totp: { type: 'string' },
    password: { type: 'string', default: 'Baize-demo-1' },
  },
});

const game = '/seamless?vassalage=studio&gameCode=dragon-eight';
const shots: Shot[] = [
  { id: 'home.Home', path: '/', who: 'guest' },
  { id: 'home.Home-member', path: '/', who: 'member' },
  { id: 'games.Lobby', path: '/rng', who: 'guest' },
  { id: 'games.Lobby-nothing', path: '/rng?q=zzzz', who: 'guest' },
  { id: 'account.Login', path: '/login', who: 'guest' },
  { id: 'account.Register', path: '/register', who: 'guest' },
  { id: 'home.NotFound', path: '/nowhere', who: 'guest' },
  { id: 'theatre.Theatre', path: game, who: 'member', act: (page) => page.waitForTimeout(4_000) },
  { id: 'records.BettingRecord', path: '/member?page=personalHistoryCopy', who: 'member' },
  {
    id: 'records.BettingRecord-round',
    path: '/member?page=personalHistoryCopy',
    who: 'member',
    act: async (page) => {
      await page.locator('[data-row-id], tbody tr, [data-card]').first().click();
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(2_500);
    },
  },
  { id: 'wallet.Deposit', path: '/member?page=depositv2', who: 'member' },
  { id: 'operators.SignIn', path: '/console/', who: 'guest' },
  { id: 'overview.Overview', path: '/console/', who: 'operator' },
  { id: 'deposits.DepositQueue', path: '/console/deposits', who: 'operator' },
  { id: 'members.MemberList', path: '/console/members', who: 'operator' },
  { id: 'members.Member', path: '/console/members/1', who: 'operator' },
  { id: 'ledger.TrialBalance', path: '/console/ledger', who: 'operator' },
  { id: 'audit.Trail', path: '/console/audit', who: 'operator' },
];

async function signIn(browser: Browser, base: string, who: Who, secret: string): Promise<Record<string, string>> {
  if (who === 'guest') return {};
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who === 'member') {
    await page.goto(`${base}/login?lang=EN`);
    await page.getByLabel('Username').fill('player1');
    await page.getByLabel('Password', { exact: true }).fill(args.password);
    await page.locator('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  } else {
    await page.goto(`${base}/console/`);
    await page.locator('input[autocomplete="username"]').fill('operator');
    await page.locator('input[autocomplete="current-password"]').fill(args.password);
    await page.locator('input[autocomplete="one-time-code"]').fill(totp(secret));
    await page.locator('form button[type="submit"]').click();
    await page.waitForFunction(() => sessionStorage.getItem('opsToken') !== null);
  }
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await context.close();
  return stored;
}

/** One new session ends the older one of the same account, so each role signs in once and its storage is used again. */
async function take(browser: Browser, base: string, system: StartedSystem | undefined): Promise<void> {
  const out = args.out;
  mkdirSync(out, { recursive: true });
  const wanted = shots.filter(({ id }) => args.screen === undefined || id.startsWith(args.screen));
  const stored = new Map<Who, Record<string, string>>();
  for (const who of new Set(wanted.map((shot) => shot.who))) {
    stored.set(who, await signIn(browser, base, who, args.totp ?? system?.totpSecret('operator') ?? ''));
  }
  for (const width of args.width.split(',').map(Number)) {
    for (const theme of args.theme.split(',')) {
      for (const lang of args.lang.split(',')) {
        for (const { id, path, who, act } of wanted) {
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 844 : 900 },
            deviceScaleFactor: width < 600 ? 2 : 1,
            hasTouch: width < 600,
            isMobile: width < 600,
            colorScheme: theme === 'light' ? 'light' : 'dark',
            reducedMotion: 'reduce',
          });
          await context.addCookies(
            [
              { name: 'theme', value: theme },
              { name: 'lang', value: lang },
            ].map((cookie) => ({ ...cookie, url: base })),
          );
          await context.addInitScript(
            ([items, theme, lang]) => {
              for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
              localStorage.setItem('theme', theme);
              localStorage.setItem('lang', lang);
            },
            [stored.get(who) ?? {}, theme, lang] as const,
          );
          const page = await context.newPage();
          const file = `${id}-${who}-${width}-${theme}-${lang}.png`;
          try {
            await page.goto(base + path, { waitUntil: 'networkidle', timeout: 20_000 });
            await act?.(page);
            await page.screenshot({ path: join(out, file), fullPage: act === undefined });
            console.log(file);
          } catch (error) {
            console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
            process.exitCode = 1;
          }
          await context.close();
        }
      }
    }
  }
}

const system = args.url === undefined ? await startForTests() : undefined;
const browser = await chromium.launch({
  executablePath: findBrowser((line) => console.log(line)),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
});
try {
  await take(browser, args.url ?? system?.portalUrl ?? '', system);
} finally {
  await browser.close();
  await system?.stop();
}
