import type { Page } from '@playwright/test';
import { depositHundred } from './depositHundred.ts';
import { join } from './join.ts';
import type { Office } from './Office.ts';

/** A separate member for a journey that reads sums or lists: nobody else uses this account. Funded with ¥100. */
export async function joinWithMoney(page: Page, office: Office, account: string, password: string): Promise<void> {
  await join(page, account, password);
  await page.goto('/member?page=depositv2');
  await depositHundred(page, office, account);
}
