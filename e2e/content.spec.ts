import { expect } from '@playwright/test';
import type { ContentItem } from './ContentItem.ts';
import { journey } from './journey.ts';

journey(
  '[PAGEKEY-11] an operator hides a banner and adds another, and guests see it at once',
  async ({ office, visitor }) => {
    const desk = office.page;
    const page = await (await visitor()).newPage();
    await page.goto('/');
    const joinUs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Join us' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dragon Eight: eight coins, one dragon');
    await expect(joinUs).toBeVisible();

    await journey.step('updates a slide of the home page', async () => {
      await desk.goto('/console/content');
      await desk.getByRole('button', { name: 'Dragon Eight: eight coins, one dragon' }).click();
      const editor = desk.getByRole('dialog', { name: 'Edit banner' });
      await editor.getByRole('radio', { name: 'English' }).check();
      await editor.getByLabel('Headline · EN').fill('Nine coins tonight');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine coins tonight', { timeout: 2_000 });
      }).toPass({ intervals: [100] });
      await desk.getByRole('button', { name: 'Nine coins tonight' }).click();
      await editor.getByRole('radio', { name: 'English' }).check();
      await editor.getByLabel('Headline · EN').fill('Dragon Eight: eight coins, one dragon');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
    });

    await journey.step('hides the link for agents without a banner for agents', async () => {
      const items = await office.call<ContentItem[]>('content/listItems?kind=banner');
      const agents = items.filter(({ content }) => content.body.groupName === 'w_daili');
      expect(agents.length).toBeGreaterThan(0);
      for (const { id, version, position, startsAt, endsAt, content } of agents) {
        const draft = { position, startsAt, endsAt, content, isShown: false };
        await office.call('content/updateItem', { id, version, draft });
      }
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
        await expect(joinUs).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ intervals: [100] });
      for (const { id, version, position, startsAt, endsAt, content } of agents) {
        const draft = { position, startsAt, endsAt, content, isShown: true };
        await office.call('content/updateItem', { id, version: version + 1, draft });
      }
      await expect(async () => {
        await page.reload();
        await expect(joinUs).toBeVisible({ timeout: 2_000 });
      }).toPass({ intervals: [100] });
    });
  },
);

journey(
  '[MODAL-01] an announcement of the console opens once on a guest’s page, and not again',
  async ({ browser, contextOptions, office, system }) => {
    const desk = office.page;
    await desk.goto('/console/content?kind=announcement');
    await desk.getByRole('button', { name: 'New announcement' }).first().click();
    const editor = desk.getByRole('dialog', { name: 'New announcement' });
    await editor.getByLabel('Kind').click();
    await desk.getByRole('option', { name: 'Popup' }).click();
    await editor.getByLabel('Audience').click();
    await desk.getByRole('option', { name: 'Guests' }).click();
    for (const [language, code, title] of [
      ['简体中文', 'CN', '今晚有新桌'],
      ['English', 'EN', 'A new table tonight'],
    ] as const) {
      await editor.getByRole('radio', { name: language }).check();
      await editor.getByLabel(`Title · ${code}`).fill(title);
    }
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();

    const context = await browser.newContext({ ...contextOptions, baseURL: system.portalUrl });
    const page = await context.newPage();
    await page.goto('/?lang=EN');
    await page.mouse.move(200, 200);
    const popup = page.getByRole('dialog', { name: 'Announcements' });
    await expect(popup.getByRole('button', { name: /A new table tonight/ })).toBeVisible();
    await popup.getByRole('button', { name: /A new table tonight/ }).click();
    await expect(popup.getByRole('heading', { name: 'A new table tonight' })).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).last().click();
    await expect(popup).toBeHidden();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await page.mouse.move(210, 210);
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
    await expect(popup).toBeHidden();
    await context.close();
  },
);

/** The page of each banner group. */
const pages = {
  w_home: '/',
  w_promotions: '/promotions',
  w_rng: '/rng',
  w_live: '/live',
  w_fish: '/fish',
  w_pvp: '/pvp',
  w_sports: '/sports',
  w_esports: '/esports',
  w_elott: '/elott',
  w_lott: '/lott',
  w_download: '/down',
  w_help: '/help',
  w_reg: '/register',
  w_login: '/login',
} as const;

journey(
  '[PAGEKEY-01] [PAGEKEY-02] [PAGEKEY-03] [PAGEKEY-04] [PAGEKEY-05] [PAGEKEY-06] [PAGEKEY-07] [PAGEKEY-08] [PAGEKEY-09] [PAGEKEY-10] a banner shows on the page of its group and on no other',
  async ({ office, visitor }) => {
    const texts = (text: string) => ({ CN: text, EN: text, MS: text });
    const none = texts('');
    const groups = [...Object.keys(pages), 'w_shop', 'w_forget', 'w_register'];
    const made: ContentItem[] = [];
    for (const groupName of groups) {
      const body = {
        ...{ groupName, linkageType: 'none', url: '', image: '', imageSmall: '' },
        ...{ overline: none, headline: texts(`Only in ${groupName}.`), sub: none, action: none },
      };
      const draft = { position: 0, isShown: true, startsAt: null, endsAt: null, content: { kind: 'banner', body } };
      made.push(await office.call<ContentItem>('content/createItem', draft));
    }
    const context = await visitor();
    const page = await context.newPage();
    const shown = page.getByText(/^Only in w_\w+\.$/);
    const last = groups.at(-1);
    await expect(async () => {
      const answer = await context.request.get('/lgw/games/announcements?types=B&language=EN');
      expect(await answer.text()).toContain(`Only in ${last}.`);
    }).toPass({ intervals: [100] });

    for (const [group, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(shown.first(), path).toBeAttached();
      await expect(async () => {
        expect(new Set(await shown.allTextContents()), path).toEqual(new Set([`Only in ${group}.`]));
      }).toPass();
    }

    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
    await expect(dialog.getByText('Only in w_register.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Forgot?' }).click();
    await expect(dialog.getByText('Only in w_forget.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Feedback' }).click();
    await expect(dialog.getByText('Only in w_login.')).toBeVisible();
    await dialog.getByLabel('Username').fill('player2');
    await dialog.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
    await page.goto('/pointMall');
    await expect(shown.first()).toBeAttached();
    await expect(async () => {
      expect(new Set(await shown.allTextContents())).toEqual(new Set(['Only in w_shop.']));
    }).toPass();

    for (const { id, version } of made) await office.call('content/removeItem', { id, version });
  },
);
