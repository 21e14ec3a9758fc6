import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { startForTests, type StartedSystem } from './startForTests.ts';
import { totp } from './totp.ts';
import { clearUpOnSignals } from './clearUpOnSignals.ts';
import { shotList, type Who } from './shotList.ts';

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

/** The account that is signed in for a shot, and its password is the demo's. */
const accounts: Record<Exclude<Who, 'guest'>, string> = {
  ...{ member: 'player1', downline: 'player3', walletsMember: 'player1', agent: 'agent1', operator: 'operator' },
};

/** Where somebody is at home: the demo's second brand answers on the same port by its IP address. */
const siteOf = (base: string, who: Who): string =>
  who === 'walletsMember' ? base.replace('localhost', '127.0.0.1') : base;

async function signIn(browser: Browser, root: string, who: Who, secret: string): Promise<Record<string, string>> {
  if (who === 'guest') return {};
  const base = siteOf(root, who);
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who !== 'operator') {
    await page.goto(`${base}/login?lang=EN`);
    await page.getByLabel('Username').fill(accounts[who]);
    await page.getByLabel('Password', { exact: true }).fill(args.password);
    await page.locator('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  } else {
    await page.goto(`${base}/console/`);
    await page.locator('input[autocomplete="username"]').fill(accounts[who]);
    await page.locator('input[autocomplete="current-password"]').fill(args.password);
    await page.locator('input[autocomplete="one-time-code"]').fill(totp(secret));
    await page.locator('form button[type="submit"]').click();
    await page.waitForFunction(() => sessionStorage.getItem('opsToken') !== null);
  }
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await context.close();
  return stored;
}

/**
 * Lazy parts hydrate near the viewport, and content-visibility skips what is far from it: scrolls through the page and
 * renders everything.
 */
async function renderAll(page: Page, who: Who): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    /* Once to load the lazy code, and once for the pictures that it requests. */
    for (const framesPerStep of [6, 12]) {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        for (let frame = 0; frame < framesPerStep; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    }
    scrollTo(0, 0);
  });
  /* Dismisses announcements that would cover the page; a dialog of the console is what its address opens. */
  const greeting = page.getByRole('dialog');
  if (who !== 'operator' && (await greeting.first().isVisible())) {
    await page.keyboard.press('Escape');
    await greeting.first().waitFor({ state: 'hidden' });
  }
  /* A lazy image that stays out of view, as on the next slide, would never load. */
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

/** A new session ends the account's older one, so each role signs in once and its storage state is reused. */
async function take(browser: Browser, root: string, system: StartedSystem | undefined): Promise<void> {
  const out = args.out;
  mkdirSync(out, { recursive: true });
  const wanted = shotList.filter(
    ({ id }) => args.screen === undefined || args.screen.split(',').some((one) => id.startsWith(one)),
  );
  const stored = new Map<Who, Record<string, string>>();
  for (const who of new Set(wanted.map((shot) => shot.who))) {
    stored.set(who, await signIn(browser, root, who, args.totp ?? system?.totpSecret('operator') ?? ''));
  }
  const prepared = new Set<string>();
  for (const width of args.width.split(',').map(Number)) {
    for (const theme of args.theme.split(',')) {
      for (const lang of args.lang.split(',')) {
        for (const { id, path, who, prepare, act } of wanted) {
          const base = siteOf(root, who);
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 844 : 900 },
            deviceScaleFactor: width < 600 ? 2 : 1,
            hasTouch: width < 600,
            isMobile: width < 600,
            colorScheme: theme === 'light' ? 'light' : 'dark',
            reducedMotion: 'reduce',
            bypassCSP: true,
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
              /* Announcements would cover what is captured. */
              for (const to of ['anonymous', 'user']) sessionStorage.setItem(`announcementClosed.${to}`, '1');
            },
            [stored.get(who) ?? {}, theme, lang] as const,
          );
          const page = await context.newPage();
          const file = `${id}-${who}-${width}-${theme}-${lang}.png`;
          try {
            await page.goto(base + path, { waitUntil: 'networkidle', timeout: 20_000 });
            await page.locator('[data-screen]').first().waitFor({ state: 'attached' });
            if (prepare !== undefined && !prepared.has(id)) {
              await prepare(page);
              prepared.add(id);
              await page.goto(base + path, { waitUntil: 'networkidle', timeout: 20_000 });
            }
            if (act === undefined) await renderAll(page, who);
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

if (args.url === undefined) clearUpOnSignals();
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
