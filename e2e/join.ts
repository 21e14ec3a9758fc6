import { expect, type Page } from '@playwright/test';
import { fillRegistration } from './fillRegistration.ts';

/** Registers a separate member, who is signed in after it. */
export async function join(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  await fillRegistration(dialog, account, password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Welcome, ${account}`)).toBeVisible();
}
