import { expect } from '@playwright/test';
import { journey } from './journey.ts';

journey(
  'a guest on a phone plays for fun by touch, from a tile, and finds the way to real play on the stage',
  async ({ browser, system }) => {
    const context = await browser.newContext({
      baseURL: system.portalUrl,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
    await context.addInitScript(() => sessionStorage.setItem('announcementClosed.anonymous', '1'));
    const page = await context.newPage();
    await page.goto('/rng');
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Try for fun.*Dragon Eight$/ })
      .tap();
    await expect(page).toHaveURL(/\/seamless\?.*gameCode=dragon-eight.*mode=fun/);
    await expect(page.getByRole('radio', { name: 'Fun' })).toBeChecked();
    await page.getByRole('radio', { name: 'Real' }).tap();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await context.close();
  },
);
