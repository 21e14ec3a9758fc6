import { expect, type BrowserContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

async function logIn(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Username').fill(name);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  return page;
}

const roomOf = (page: Page) => page.frameLocator('iframe[title="Chat room"]');
const say = async (page: Page, text: string): Promise<void> => {
  await roomOf(page).getByLabel('Your message').fill(text);
  await roomOf(page).getByRole('button', { name: 'Send' }).click();
};

journey(
  '[MODAL-09] [CALL-37] [CALL-38] [CONST-12] [CONST-13] two members chat, and an operator removes a message and mutes one',
  async ({ office, visitor }) => {
    const one = await logIn(await visitor(), 'player1');
    const two = await logIn(await visitor(), 'player2');

    /* The live page lists the rooms; the launch returns the URL that the frame loads. */
    const launched = one.waitForResponse((answer) => answer.url().includes('/wps/chat/launchChat'));
    await one.goto('/live');
    await one.getByRole('button', { name: 'Enter Lobby' }).click();
    const { value } = (await (await launched).json()) as { value: { chatUrl: string } };
    const frame = one.locator('iframe[title="Chat room"]');
    await expect(frame).toHaveAttribute('src', new URL(value.chatUrl, one.url()).href);

    const dock = one.getByRole('region', { name: 'Chat', exact: true });
    const header = dock.locator('header');
    await expect(header).toHaveCSS('background-color', 'rgb(230, 96, 27)');
    await expect(header, 'only dark ink is legible on it').toHaveCSS('color', 'oklch(0.19 0.03 172)');
    await expect(async () => {
      const box = await dock.boundingBox();
      expect([Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([
        await one.evaluate(() => document.documentElement.clientWidth),
        900,
      ]);
    }).toPass();

    /* The chat's frame has an opaque origin: it cannot reach the portal's session. */
    const content = await (await frame.elementHandle())?.contentFrame();
    expect(await content?.evaluate(() => window.origin)).toBe('null');
    const reach = await content?.evaluate(() => {
      try {
        return sessionStorage.getItem('token');
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(reach).toBe('SecurityError');

    await two.getByRole('button', { name: 'Open the chat' }).click();
    await expect(roomOf(two).getByText('Nobody has said anything yet')).toBeVisible();
    const markup = '<img src=x onerror=alert(1)> https://evil.example';
    await say(one, markup);
    await expect(roomOf(two).getByText(markup)).toBeVisible();
    await expect(roomOf(two).locator('img, a')).toHaveCount(0);
    await say(two, 'Good evening!');
    await expect(roomOf(one).getByText('Good evening!')).toBeVisible();
    await expectAccessible(one, 'the open chat');

    /* Folded it shows an unread count, and closed it shows a dot. */
    await dock.getByRole('button', { name: 'Fold the chat' }).click();
    await say(two, 'Anybody there?');
    await expect(dock.locator('header')).toContainText('Unread: 1');
    await dock.getByRole('button', { name: 'Unfold the chat' }).click();
    await expect(dock.locator('header')).not.toContainText('Unread');

    const desk = office.page;
    await desk.goto('/console/chat');
    const row = desk.getByRole('row', { name: /evil\.example/ });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(roomOf(two).getByText('This message was removed.')).toBeVisible();
    await expect(roomOf(two).getByText(markup)).toHaveCount(0);
    await row.getByRole('button', { name: /^Mute/ }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('Links to other sites');
    await expectAccessible(desk, 'the mute of a member');
    await desk.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(roomOf(one).getByText(/^You can read, and write again at/)).toBeVisible();
    await expect(roomOf(one).getByLabel('Your message')).toHaveCount(0);
    await say(two, 'Still here.');
    await expect(roomOf(one).getByText('Still here.')).toBeVisible();
    await desk.getByRole('tab', { name: /^Muted/ }).click();
    await desk.getByRole('button', { name: /^Let .* write again$/ }).click();
    await expect(roomOf(one).getByLabel('Your message')).toBeVisible();

    await dock.getByRole('button', { name: 'Close the chat' }).click();
    await expect(frame).toHaveCount(0);
  },
);

journey(
  'a red envelope is taken by keyboard and by touch, and is empty afterwards',
  async ({ browser, contextOptions, office, system, visitor }) => {
    const one = await logIn(await visitor(), 'player4');
    const hand = await browser.newContext({ ...contextOptions, baseURL: system.portalUrl, hasTouch: true });
    await hand.addCookies([{ name: 'lang', value: 'EN', url: system.portalUrl }]);
    await hand.addInitScript(() => {
      for (const who of ['anonymous', 'user']) sessionStorage.setItem(`announcementClosed.${who}`, '1');
      document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
    });
    const two = await logIn(hand, 'player5');
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Open the chat' }).click();
      await expect(roomOf(page).getByLabel('Your message')).toBeEnabled();
    }
    const { rooms } = await office.call<{ rooms: { id: string }[] }>('chat/getModeration');
    const envelope = {
      greeting: { EN: 'Two shares', CN: '', MS: '' },
      amount: '2',
      shares: 2,
      minutes: 5,
      perNetwork: 9,
    };
    await office.call('chat/createEnvelope', {
      requestId: randomUUID(),
      envelope: { ...envelope, roomId: rooms[0]?.id },
    });

    const button = (page: Page) => roomOf(page).getByRole('button', { name: 'Open: Two shares', exact: true });
    await expect(button(one)).toBeVisible();
    await roomOf(one).getByLabel('Your message').focus();
    const isReached = () => button(one).evaluate((element) => element === document.activeElement);
    for (let n = 0; n < 12 && !(await isReached()); n += 1) await one.keyboard.press('Shift+Tab');
    await one.keyboard.press('Enter');
    const share = (page: Page) => roomOf(page).getByText(/^Your share:/);
    await expect(share(one)).toBeFocused();
    await button(two).tap();
    await expect(share(two)).toBeVisible();
    await expect(roomOf(one).getByText(/all shares are taken/)).toBeVisible();
    await expect(async () => {
      const shares = await Promise.all(
        [one, two].map(async (page) => /\d+\.\d+/.exec(await share(page).innerText())?.[0]),
      );
      expect(shares.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)).toBe(200);
    }).toPass();
    await hand.close();
  },
);

journey('a guest who opens the chat logs in first and continues there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Username')).toBeVisible();
  await expect(page.locator('iframe[title="Chat room"]')).toHaveCount(0);
});
