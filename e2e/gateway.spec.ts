import { expect } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { fillRegistration } from './fillRegistration.ts';
import { journey } from './journey.ts';

const account = 'gateway88';
const password = 'quiet-river-77';

journey(
  "a member pays on the gateway's page and the balance rises, whatever happens to the report",
  async ({ page, context }) => {
    const header = page.getByRole('banner');
    const dialog = page.getByRole('dialog');

    await journey.step('registers', async () => {
      await page.goto('/');
      await header.getByRole('link', { name: 'Join' }).click();
      await expect(dialog).toHaveAccessibleName('Create account');
      await fillRegistration(dialog, account, password);
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText(`Welcome, ${account}`)).toBeVisible();
    });

    for (const [manner, total] of [
      ['At once', '¥100.00'],
      ['Not at all', '¥200.00'],
    ] as const) {
      await journey.step(`pays a deposit with a report that is ${manner}`, async () => {
        await header.getByRole('button', { name: /^Balance/ }).click();
        await expect(dialog).toHaveAccessibleName('Wallet');
        await dialog.getByRole('radio', { name: /Sandbox Pay/ }).check();
        await expect(dialog.getByText('credited at once')).toBeVisible();
        await dialog.getByRole('button', { name: 'Continue' }).click();
        await dialog.getByRole('button', { name: '¥100', exact: true }).click();
        await dialog.getByRole('button', { name: 'Continue with ¥100.00' }).click();
        const link = dialog.getByRole('link', { name: /Pay ¥100.00 now/ });
        await expect(link).toBeVisible();
        /* The same two pages both times. */
        const isFirst = manner === 'At once';
        if (isFirst) await expectAccessible(page, 'wallet, gateway');
        const [bank] = await Promise.all([context.waitForEvent('page'), link.click()]);
        await expect(bank.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
        await expect(bank.getByText('100 CNY')).toBeVisible();
        if (isFirst) await expectAccessible(bank, 'the page of the gateway');
        await bank.getByLabel('How the result travels').selectOption({ label: manner });
        await bank.getByRole('button', { name: 'Pay now' }).click();
        await expect(bank.getByRole('status')).toHaveText('Paid. You can go back now.');
        await bank.close();
        await expect(dialog.getByText('¥100.00 is in your balance')).toBeVisible();
        await expect(dialog.getByText(total, { exact: true }).first()).toBeVisible();
        await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
        await expect(header.getByRole('button', { name: new RegExp(`Balance.*${total.slice(1)}`) })).toBeVisible();
      });
    }

    await journey.step('a declined payment moves no money', async () => {
      await page.goto('/member?page=depositv2');
      const main = page.getByRole('main');
      await main.getByRole('radio', { name: /Sandbox Pay/ }).check();
      await main.getByRole('button', { name: 'Continue' }).click();
      await main.getByRole('button', { name: '¥300', exact: true }).click();
      await main.getByRole('button', { name: 'Continue with ¥300.00' }).click();
      const [bank] = await Promise.all([
        context.waitForEvent('page'),
        main.getByRole('link', { name: /Pay ¥300.00 now/ }).click(),
      ]);
      await bank.getByRole('button', { name: 'Decline' }).click();
      await expect(bank.getByRole('status')).toHaveText('Declined. Nothing was paid.');
      await bank.getByRole('link', { name: 'Back to the site' }).click();
      await expect(bank).toHaveURL(/\/member\?page=depositv2$/);
      await bank.close();
      await expect(main.getByText('This deposit was not credited')).toBeVisible();
      await expect(main.getByText('The payment was not made.').first()).toBeVisible();
      await expectAccessible(page, 'deposit page, declined');
    });
  },
);
