import type { Locator } from '@playwright/test';

/** Fills in a registration form; the caller submits it. */
export async function fillRegistration(form: Locator, account: string, password: string): Promise<void> {
  await form.getByLabel('Username').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel('I am 18 years old or over.').check();
  await form.getByLabel('I have read and accept').check();
}
