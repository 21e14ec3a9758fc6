import { expect } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

journey('[LANG-02] [FOOTER-01] [ROUTE-03] a guest looks around the house', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });

  await page.goto('/?lang=EN');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dragon Eight');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page, 'home');

  await page.getByRole('navigation', { name: 'About the house' }).getByRole('link', { name: 'Fairness' }).click();
  await expect(page.getByRole('heading', { name: 'Fair, and you can prove it' })).toBeInViewport();

  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('/');
  await page.keyboard.type('dragon');
  await expect(page.getByRole('option', { name: /Dragon Eight/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('link', { name: 'Dragon Eight' })).toBeVisible();
  await expectAccessible(page, 'slot lobby');
  await page.getByRole('searchbox', { name: 'Search in Slots' }).fill('nothing like it');
  await expect(page.getByText('No games match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('link', { name: 'Dragon Eight' }).click();
  await expect(page.getByRole('dialog')).toContainText('to play Dragon Eight');
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('CN');
  await expect(page.getByRole('heading', { level: 1, name: '电子游艺' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '电子游艺' })).toBeVisible();

  expect(faults).toEqual([]);
});

journey('an address without a screen says so, and leads home', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const answer = await page.goto('/no/such/page?lang=EN');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page, 'not found');
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
