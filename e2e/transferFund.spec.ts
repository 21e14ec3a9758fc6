import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

/** Opens the transfer page as a member of the brand with several wallets. */
async function openTransfers(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill('player1');
  await main.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /player1/ }).first()).toBeVisible();
  await page.goto(`${site}/member?page=transferFund`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer' })).toBeVisible();
}

/** Waits until the list of wallets shows this amount; while loading it shows none. */
async function expectBalance(page: Page, wallet: string, amount: string): Promise<void> {
  await expect(async () => {
    const text = await page.getByRole('listitem').filter({ hasText: wallet }).first().textContent();
    expect(/[\d,]+\.\d{2}/.exec(text ?? '')?.[0]).toBe(amount);
  }).toPass();
}

journey(
  '[MEMBER-02] [MEMBER-18] [STORE-04] a member moves money to a vendor’s wallet, plays there and collects the rest',
  async ({ browser, contextOptions, system }) => {
    const site = system.portalUrl.replace('localhost', '127.0.0.1');
    const context = await browser.newContext({ ...contextOptions, baseURL: site });
    await context.addCookies([{ name: 'lang', value: 'EN', url: site }]);
    await context.addInitScript(() => {
      sessionStorage.setItem('announcementClosed.anonymous', '1');
      sessionStorage.setItem('announcementClosed.user', '1');
    });
    const page = await context.newPage();
    await openTransfers(page, site);
    await expect(page.getByText('Main wallet').first()).toBeVisible();
    await expectBalance(page, 'Pavilion', '0.00');
    await page.waitForFunction(() => sessionStorage.getItem('merchantWallet')?.includes('"pavilion"'));
    await expectAccessible(page, 'transfers');

    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByRole('button', { name: /^Transfer .*250\.00$/ }).click();
    await expect(page.getByText(/250\.00 moved to: Pavilion/)).toBeVisible();
    await expectBalance(page, 'Pavilion', '250.00');
    await expect(page.getByRole('row', { name: /Main wallet → Pavilion.*Done/ })).toBeVisible();

    /* With this amount the vendor processes the transfer but drops the response: it is polled until it reports. */
    await page.getByRole('textbox', { name: 'Amount' }).fill('10.91');
    await page.getByRole('button', { name: /^Transfer .*10\.91$/ }).click();
    await expect(page.getByText(/10\.91 to Pavilion is being checked/)).toBeVisible();
    await expectBalance(page, 'Pavilion', '260.91');

    await expect(page.getByRole('row', { name: /10\.91.*Done/ })).toBeVisible();

    await page.goto(`${site}/seamless?vassalage=pavilion&gameCode=coin-toss`);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('heading', { name: 'Coin Toss' })).toBeVisible();
    await expect(game.locator('#money')).toContainText('1000.00');
    await game.getByRole('button', { name: 'Sun' }).click();
    await expect(game.getByRole('status')).toHaveText(/You win|Not this time/);
    await expect(game.locator('#money')).not.toContainText('1000.00');
    const left = (await game.locator('#money').textContent())?.match(/[\d.]+/)?.[0] ?? '';
    expect(Number(left)).not.toBe(1000);

    await page.goto(`${site}/member?page=transferFund`);
    await page.getByRole('button', { name: 'Collect all' }).click();
    await expect(page.getByText(/collected into the main wallet/)).toBeVisible();
    await expectBalance(page, 'Pavilion', '0.00');
    await expectBalance(page, 'Main wallet', Number(left).toLocaleString('en', { minimumFractionDigits: 2 }));
    await context.close();
  },
);

journey('[ENTITY-26] the page does not exist with a single wallet', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill('player2');
  await main.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /player2/ }).first()).toBeVisible();
  await page.goto('/member?page=transferFund');
  await expect(page.locator('[data-page="securityCenter"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transfer', exact: true })).toHaveCount(0);
  for (const [name, heading] of [
    ['bonusDetails', 'Bonuses'],
    ['manualRebate', 'Rebate'],
  ] as const) {
    await page.goto(`/member?page=${name}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, name);
  }
});
