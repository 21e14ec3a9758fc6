import { test, type BrowserContext } from '@playwright/test';
import { startForTests, type StartedSystem } from '../tools/startForTests.ts';

type OfOne = { visitor: () => Promise<BrowserContext> };
type OfAll = { system: StartedSystem };

/**
 * A test in a browser against the whole system, started once the way a person starts it, on free ports and a data
 * folder of its own. `visitor` opens a browser of somebody else; pages come in English.
 */
export const journey = test.extend<OfOne, OfAll>({
  system: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
    async ({}, use) => {
      const system = await startForTests();
      await use(system);
      await system.stop();
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
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: system.portalUrl });
      opened.push(context);
      await prepare(context, system.portalUrl);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

async function prepare(context: BrowserContext, url: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await context.addCookies([{ name: 'lang', value: 'EN', url }]);
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
}
