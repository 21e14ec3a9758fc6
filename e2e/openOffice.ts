import type { SiteSettings } from '@baize/contract';
import type { Browser } from '@playwright/test';
import type { StartedSystem } from '../tools/startForTests.ts';
import { fillAtRest } from './fillAtRest.ts';
import type { Office } from './Office.ts';
import { signInOperator } from './signInOperator.ts';

type Answer<Value> = { success: boolean; value: Value; code: string; message: string };
type Stored = { settings: SiteSettings; version: number };

/**
 * Signs the second operator in, since a one-time code opens one session only and the first one is signed in by hand.
 */
export async function openOffice(browser: Browser, system: StartedSystem): Promise<Office> {
  const context = await browser.newContext({
    baseURL: system.portalUrl,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
  const page = await context.newPage();
  fillAtRest(page);
  await signInOperator(page, system, 'approver');
  const token = await page.evaluate(() => sessionStorage.getItem('opsToken') ?? '');

  async function call<Value>(path: string, input?: object): Promise<Value> {
    const address = `${system.portalUrl}/ops/${path}`;
    const headers = { authorization: `Bearer ${token}`, origin: system.portalUrl };
    const answer = await (input === undefined
      ? context.request.get(address, { headers })
      : context.request.post(address, { headers, data: input }));
    const { success, value, code, message } = (await answer.json()) as Answer<Value>;
    if (!success) throw new Error(`${path}: ${code} ${message} ${JSON.stringify(value)}`);
    return value;
  }

  async function put(change: (settings: SiteSettings) => SiteSettings): Promise<SiteSettings> {
    const { settings, version } = await call<Stored>('site/getSettings');
    await call('site/updateSettings', { settings: change(settings), version });
    return settings;
  }

  return {
    context,
    page,
    call,
    withSettings: async (change, act) => {
      const before = await put(change);
      try {
        await act();
      } finally {
        await put(() => before);
      }
    },
  };
}
