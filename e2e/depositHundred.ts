import { expect, type Page } from '@playwright/test';
import type { Office } from './Office.ts';

/** Asks for a deposit of ¥100 in the wallet of the page, and an operator approves it; the wallet stays open. */
export async function depositHundred(page: Page, office: Office, account: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Balance/ })
    .click();
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
