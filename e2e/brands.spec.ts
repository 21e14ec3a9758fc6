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
    const vendors = async (host: string) => {
      const { value } = (await (await context.request.get(`${host}/lgw/games/gameVendor`)).json()) as {
        value: { gameClassify: string; cards: { vassalage: string }[] }[];
      };
      return value.map(({ gameClassify, cards }) => [gameClassify, cards.map(({ vassalage }) => vassalage)] as const);
    };
    /** What the first picture of the carousel is, and its bytes. */
    const firstPicture = async () => {
      const address = await page
        .locator('main picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      return { path: new URL(address).pathname, bytes: await (await context.request.get(address)).body() };
    };
    const pictureOfHouse = await firstPicture();
    expect(pictureOfHouse.path).toContain('dragon-eight');
    const stripOfHouse = await (await context.request.get(`${house}/brand/images/banners/rng.webp`)).body();
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The late table keeps its lamp on');
    await expect(page.getByRole('main')).not.toContainText('Dragon Eight: eight coins');
    const picture = await firstPicture();
    expect(picture.path).toContain('late-table');
    expect(picture.bytes.equals(pictureOfHouse.bytes)).toBe(false);
    const strip = await context.request.get(`${second}/brand/images/banners/rng.webp`);
    expect(strip.headers()['content-type']).toBe('image/webp');
    expect((await strip.body()).equals(stripOfHouse)).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCSS('width', '232px');
    await expect(async () => expect(await felt()).not.toBe(green)).toPass();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    /* Lists of games come from the vendors a moment after the start. */
    const liveVendors = async (host: string) => new Map(await vendors(host)).get('LIVE')?.slice(0, 2);
    await expect.poll(() => liveVendors(second)).toEqual(['meridian', 'lantern']);
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
