import { test, type BrowserContext } from '@playwright/test';
import { startForTests, type StartedSystem } from '../tools/startForTests.ts';
import { fillAtRest } from './fillAtRest.ts';
import type { Office } from './Office.ts';
import { openOffice } from './openOffice.ts';

type OfOne = { visitor: (headers?: Record<string, string>) => Promise<BrowserContext> };
type OfAll = { system: StartedSystem; office: Office };

/**
 * A browser test against the whole system, started once as in `npm start`, on free ports and a data folder of its own.
 * `visitor` opens a browser context for somebody else; pages are in English. `office` is the console of a signed-in
 * operator.
 */
export const journey = test.extend<OfOne, OfAll>({
  system: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
    async ({}, use) => {
      /* Journeys run behind a trusted proxy, so that a visitor can come from another country; and one password is
         configured as a default, so that its account has to change it. */
      const system = await startForTests({
        env: { TRUSTED_PROXIES: '127.0.0.1,::1', BOT_WORK: '2000', DEFAULT_PASSWORD: 'Given-by-us-1' },
      });
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  office: [
    async ({ browser, system }, use) => {
      const office = await openOffice(browser, system);
      await use(office);
      await office.context.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ system }, use) => use(system.portalUrl),
  context: async ({ context, system }, use) => {
    await prepare(context, system.portalUrl);
    await use(context);
  },
  visitor: async ({ browser, contextOptions, system }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (headers = {}) => {
      visitors += 1;
      /* A unique address, so that visitors do not share rate limits. */
      const extraHTTPHeaders = { 'x-forwarded-for': `10.9.${visitors}.1`, ...headers };
      const context = await browser.newContext({ ...contextOptions, extraHTTPHeaders, baseURL: system.portalUrl });
      opened.push(context);
      await prepare(context, system.portalUrl);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

let visitors = 0;

async function prepare(context: BrowserContext, url: string): Promise<void> {
  context.once('page', fillAtRest);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await context.addCookies([{ name: 'lang', value: 'EN', url }]);
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    /* Announcements open by themselves over the page; most journeys dismiss them. */
    sessionStorage.setItem('announcementClosed.anonymous', '1');
    sessionStorage.setItem('announcementClosed.user', '1');
    /* Simulates a user's first interaction: an untouched page defers its lazy parts. */
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
  });
}
