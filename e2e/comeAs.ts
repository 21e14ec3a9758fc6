import type { BrowserContext } from '@playwright/test';

/** Logs in as one of the demo's accounts; every page that the context opens after it has the session. */
export async function comeAs(context: BrowserContext, account: string, from = '/login?lang=EN'): Promise<void> {
  const page = await context.newPage();
  await page.goto(from);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.close();
  await context.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, stored);
}
