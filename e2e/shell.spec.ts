import { expect } from '@playwright/test';
import { comeAs } from './comeAs.ts';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

journey('[LANG-02] [FOOTER-01] [ROUTE-03] a guest browses the site', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });

  const answer = await page.goto('/?lang=EN');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dragon Eight');
  /* The login link is in the HTML; on wide pages script turns it into a form. */
  const [header = ''] = /<header.*<\/header>/s.exec((await answer?.text()) ?? '') ?? [];
  expect(header.includes('href="/login"')).toBe(true);
  await expect(page.getByRole('banner').getByRole('textbox', { name: 'Username' })).toBeVisible();
  /* Lazy loading removes nothing from an untouched page. */
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expectAccessible(page, 'home');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL(/#fairness$/);
  /* The scroll happens in the next frame; a click before it would be scrolled away. */
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByRole('heading', { name: 'Fair, and you can prove it' })).toBeInViewport();

  await page.getByRole('button', { name: 'Back to top' }).click();
  await page.waitForFunction(() => window.scrollY === 0);

  await page.keyboard.press('/');
  await page.keyboard.type('dragon');
  await expect(page.getByRole('option', { name: /Dragon Eight/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Dragon Eight', exact: true })).toBeVisible();
  await expectAccessible(page, 'slot lobby');
  await page.getByRole('searchbox', { name: 'Search in Slots' }).fill('nothing like it');
  await expect(page.getByText('No games match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('main').getByRole('link', { name: 'Dragon Eight', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('to play Dragon Eight');
  await page.keyboard.press('Escape');

  // All parts are hydrated, wherever they are on the page.
  await expect(page.locator('html')).toHaveAttribute('data-shown', '');
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('CN');
  await expect(page.getByRole('heading', { level: 1, name: '电子游艺' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '电子游艺' })).toBeVisible();

  expect(faults).toEqual([]);
});

journey('an unknown URL says so, and links to the home page', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const answer = await page.goto('/no/such/page?lang=EN');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page, 'not found');
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

journey("[BANNER-04] a press on a banner's picture, far from its words, follows it", async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: 'Dragon Eight: eight coins, one dragon' });
  const slide = await page.locator('div[data-theme=dark]').filter({ has: title }).boundingBox();
  if (slide === null) throw new Error('There is no slide.');
  await page.mouse.click(slide.x + slide.width * 0.8, slide.y + slide.height * 0.2);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('to play Dragon Eight');
});

journey('on a phone a toast leaves the bottom bar free, and can be closed', async ({ visitor }) => {
  const context = await visitor();
  await comeAs(context, 'player2');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  /* Measured within the page once it stands still, since it goes by itself. */
  const measured = await page.waitForFunction(() => {
    const toast = document.querySelector('[data-sonner-toast]');
    const close = toast?.querySelector('[data-close-button]');
    const bar = document.querySelector('[data-bottom-bar=thumb]');
    if (!toast || !close || !bar || toast.getAnimations({ subtree: true }).length > 0) return undefined;
    const [box, button, below] = [toast, close, bar].map((element) => element.getBoundingClientRect());
    if (!box || !button || !below || box.height === 0 || below.height === 0) return undefined;
    const top = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
    return {
      isAboveBar: box.bottom <= below.top,
      isWithin: box.left >= 0 && box.right <= 390 && button.left >= box.left && button.right <= box.right,
      isOnTop: top !== null && close.contains(top),
    };
  });
  expect(await measured.jsonValue()).toEqual({ isAboveBar: true, isWithin: true, isOnTop: true });
});

journey("the API's page fits a phone, in the brand's font", async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    const { clientWidth, scrollWidth } = document.documentElement;
    return { isWider: scrollWidth > clientWidth, hasFont: document.fonts.check("16px 'Archivo Variable'") };
  });
  expect(seen).toEqual({ isWider: false, hasFont: true });
});

journey("a member's home comes ten times without an error", async ({ visitor }) => {
  const context = await visitor();
  await comeAs(context, 'player2');
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (let time = 0; time < 10; time += 1) {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

journey('an untouched page runs no lazy code, and the first click works', async ({ browser, system }) => {
  const context = await browser.newContext({ baseURL: system.portalUrl, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
  await context.addInitScript(() => sessionStorage.setItem('announcementClosed.anonymous', '1'));
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:wps|lgw)\//.test(pathname)) calls.push(pathname + search);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'shown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Join' })).toBeVisible();
  await expect.poll(() => calls[0]).toContain('/wps/system/status');
  /* The click was held back until every part was React's: none of them asks again for what the page carries. */
  const carried = /^\/lgw\/games\/(?:gameVendor|games\?gameClassify=RNG&pageSize=60$)/;
  expect(calls.filter((call) => carried.test(call))).toEqual([]);
  await context.close();
});

journey(
  '[ROLE-01] a first tap far down the page on a phone works, however late the code loads',
  async ({ browser, system }) => {
    const context = await browser.newContext({ baseURL: system.portalUrl, viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
    await context.addInitScript(() => sessionStorage.setItem('announcementClosed.anonymous', '1'));
    const page = await context.newPage();
    let arrive: () => void = () => undefined;
    const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isOnItsWay;
      await route.continue();
    });
    await page.goto('/');
    await page.locator('#deposit').getByRole('button', { name: 'Deposit' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await context.close();
  },
);

journey(
  'a form submitted before hydration is sent by the script, never by the browser',
  async ({ browser, system }) => {
    const context = await browser.newContext({ baseURL: system.portalUrl });
    await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
    const page = await context.newPage();
    await page.goto('/login');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
    expect(new URL(page.url()).search).toBe('');
    await page.mouse.move(10, 10);
    await expect(page.getByRole('alertdialog')).toContainText('enter the username and password');

    await page.goto('/login');
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>(
        'main form input:is([type=text], [type=password])',
      )) {
        field.value = 'nobody-here-1';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    });
    await expect(page.getByRole('alertdialog')).toContainText('not correct');

    await page.goto('/login');
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('header select')!;
      select.value = 'CN';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

    await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
    await page.goto('/rng', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search in Slots' }).focus();
    await page.keyboard.type('lantern');
    await expect(page).toHaveURL(/\?search=lantern$/);
    await context.close();
  },
);
