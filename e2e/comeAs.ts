import type { BrowserContext } from '@playwright/test';

/** The payment password that a journey gives to a demo account: from then on a login from a new address asks for it. */
export const paymentPassword = '834512';

/** Logs in as one of the demo's accounts; every page that the context opens after it has the session. */
export async function comeAs(context: BrowserContext, account: string, from = '/login?lang=EN'): Promise<void> {
  const page = await context.newPage();
  await page.goto(from);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const proof = page.locator('main').getByLabel('Payment password');
  const hasToken = page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  if (await Promise.race([hasToken.then(() => false), proof.waitFor().then(() => true)])) {
    await proof.fill(paymentPassword);
    await page.keyboard.press('Enter');
    await hasToken;
  }
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.close();
  await context.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, stored);
}
