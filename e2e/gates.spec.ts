import { expect } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';
import { saveSettings } from './saveSettings.ts';

/** The address of a public resolver far from every supported country. */
const ELSEWHERE = '8.8.8.8';

journey('[GATE-01] maintenance closes every URL, and lets the open page back in', async ({ office, visitor }) => {
  const desk = office.page;
  const page = await (await visitor()).newPage();
  await page.goto('/rng');
  await expect(page.getByRole('searchbox', { name: 'Search in Slots' })).toBeVisible();

  const site = desk.getByRole('switch', { name: 'The site is in maintenance' });
  await desk.goto('/console/settings?tab=maintenance');
  await site.click();
  await saveSettings(desk, { confirm: 'Yes, close it' });
  await expect(site).toBeChecked();

  /* The open page's next call is refused, and the whole page is replaced. */
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: 'Promotions' })).toHaveCount(0, { timeout: 180_000 });
  await expect(page.getByRole('heading', { name: 'We are doing maintenance' })).toBeVisible();

  for (const path of ['/', '/help', '/member?page=depositv2', '/login', '/agent', '/no/such/page']) {
    const other = await (await visitor()).newPage();
    const answer = await other.goto(path);
    expect(answer?.status(), path).toBe(503);
    await expect(other.getByRole('heading', { name: 'We are doing maintenance' }), path).toBeVisible();
    await expect(other.locator('[data-screen]:not([data-screen^="gate"]), footer, #main'), path).toHaveCount(0);
    if (path === '/') await expectAccessible(other, 'gate, maintenance');
    await other.close();
  }

  await site.click();
  await saveSettings(desk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
});

journey('[GATE-02] a blocked region sees the notice at every URL', async ({ office, visitor }) => {
  await office.withSettings(
    (settings) => ({ ...settings, region: { mode: 'allow', countries: ['MY'], message: {} } }),
    async () => {
      const page = await (await visitor({ 'x-forwarded-for': ELSEWHERE })).newPage();
      for (const path of ['/', '/rng', '/help', '/member?page=depositv2', '/register', '/agent']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Not available in your region' }), path).toBeVisible();
        await expect(page.getByText(ELSEWHERE), path).toBeVisible();
        await expect(page.locator('[data-screen]:not([data-screen^="gate"]), footer, #main'), path).toHaveCount(0);
      }
      /* Who is not served has somebody to ask all the same. */
      await page.locator('summary').click();
      await page.getByLabel('E-mail address for our answer').fill('far.away@example.com');
      await page.getByLabel(/^What can we do for you/).fill('When do you open for my country?');
      await expectAccessible(page, 'gate, region');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/^Your letter [A-Z0-9]{8} has arrived/)).toBeVisible();
      const desk = office.page;
      await desk.goto('/console/letters');
      await desk
        .getByRole('row', { name: /far\.away@example\.com/ })
        .getByRole('button')
        .first()
        .click();
      await desk.getByLabel('Answer', { exact: true }).fill('In spring, we hope.');
      await desk.getByRole('button', { name: 'Send by mail' }).click();
      await expect(desk.getByText('Answered to far.away@example.com')).toBeVisible();
      await desk.goto('/console/outbox');
      await expect(desk.getByRole('row', { name: /Answer to a letter/ }).first()).toBeVisible();
      const served = await (await visitor({ 'x-forwarded-for': '127.0.0.1' })).newPage();
      await served.goto('/');
      await expect(served.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    },
  );
});
