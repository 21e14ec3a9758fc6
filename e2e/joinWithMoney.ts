import { expect, type Page } from '@playwright/test';
import { fillRegistration } from './fillRegistration.ts';
import type { Office } from './Office.ts';

/** A separate member for a journey that reads sums or lists: nobody else uses this account. Funded with ¥100. */
export async function joinWithMoney(page: Page, office: Office, account: string, password: string): Promise<void> {
  const header = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  await header.getByRole('link', { name: 'Join' }).click();
  await fillRegistration(dialog, account, password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Welcome, ${account}`)).toBeVisible();
  await page.goto('/member?page=depositv2');
  await header.getByRole('button', { name: /^Balance/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: '¥100', exact: true }).click();
  await dialog.getByRole('button', { name: 'Get bank details for ¥100.00' }).click();
  await expect(dialog.getByRole('heading', { name: 'Transfer exactly this' })).toBeVisible();
  type Queue = { page: { content: { id: string; account: string }[] } };
  const { page: queue } = await office.call<Queue>('cashier/listDepositQueue');
  const asked = queue.content.find((row) => row.account === account);
  await office.call('cashier/approveDeposit', { depositId: asked?.id, note: '' });
  await expect(dialog.getByText('¥100.00 is in your balance')).toBeVisible();
}
