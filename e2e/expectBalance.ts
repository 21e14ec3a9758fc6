import { expect, type Page } from '@playwright/test';
import { cents } from './cents.ts';

/** The header shows exactly this balance, in cents. */
export async function expectBalance(page: Page, balance: bigint): Promise<void> {
  const shown = page.getByRole('banner').getByRole('button', { name: /^Balance/ });
  await expect(async () => expect(cents(await shown.innerText())).toBe(balance)).toPass();
}
