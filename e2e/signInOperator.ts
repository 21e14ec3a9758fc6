import { expect, type Page } from '@playwright/test';
import type { StartedSystem } from '../tools/startForTests.ts';
import { totp } from '../tools/totp.ts';

/** Signs in at the console with a demo operator's password and a code of the authenticator. */
export async function signInOperator(page: Page, system: StartedSystem, username = 'operator'): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await page.getByLabel('One-time code').fill(totp(system.totpSecret(username)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}
