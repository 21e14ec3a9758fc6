import { expect } from '@playwright/test';
import { journey } from './journey.ts';

journey(
  '[CONFIG-03] [CONFIG-04] each host serves its own brand: texts, colours, languages, members',
  async ({ browser, contextOptions, system }) => {
    const house = system.portalUrl;
    const second = house.replace('localhost', '127.0.0.1');
    // A browser locale that no brand supports, so that each brand uses its own default.
    const options = { ...contextOptions, locale: 'fr-FR' };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const felt = () =>
      page
        .getByRole('banner')
        .locator('a[href^="/register"]')
        .evaluate((join) => getComputedStyle(join).backgroundColor);

    await page.goto(house);
    await expect(page).toHaveTitle(/Baize/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('龙八');
    const language = page.getByRole('banner').locator('select');
    await expect(language.locator('option')).toHaveText(['CN', 'EN']);
    await expect(page.getByRole('navigation', { name: '游戏分类' })).toBeVisible();
    const green = await felt();
    await page.evaluate(() => {
      for (const audience of ['anonymous', 'user']) sessionStorage.setItem(`announcementClosed.${audience}`, '1');
    });
    await page.goto(`${house}/login`);
    await page.getByRole('main').getByLabel('用户名').fill('player2');
    await page.getByRole('main').getByLabel('密码', { exact: true }).fill('Baize-demo-1');
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('button', { name: /player2/ })).toBeVisible();
    const session = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    expect(session).not.toBe('');

    await page.goto(second);
    await expect(page).toHaveTitle(/Nocturne/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCSS('width', '232px');
    await expect(async () => expect(await felt()).not.toBe(green)).toPass();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    const elsewhere = await context.request.get(`${second}/wps/member/info`, {
      headers: { authorization: `Bearer ${session}` },
    });
    expect(((await elsewhere.json()) as { code: string }).code).toBe('not_logged_in');
    const athome = await context.request.get(`${house}/wps/member/info`, {
      headers: { authorization: `Bearer ${session}` },
    });
    expect(((await athome.json()) as { success: boolean }).success).toBe(true);
    await context.close();
  },
);
