import { expect } from '@playwright/test';
import { cents } from './cents.ts';
import { comeAs } from './comeAs.ts';
import { journey } from './journey.ts';

journey(
  'a member opens a live table of a simulated vendor from its category, bets, and the balance matches the round [GAME-04] [GAME-05]',
  async ({ visitor }) => {
    const context = await visitor();
    await comeAs(context, 'player2');
    const page = await context.newPage();
    await page.goto('/live?lang=EN');
    await page.getByRole('link', { name: 'Lantern Live' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Banker or Player/ })
      .first()
      .click();
    await expect(page.locator('[data-screen="theatre.Theatre"]')).toBeVisible();
    const table = page.frameLocator('iframe');
    await expect(table.getByText('Simulation table of the demo vendor Lantern Live')).toBeVisible();
    const balance = table.locator('#balance');
    await expect(balance).toHaveText(/^\d+\.\d{2} CNY$/);
    const before = cents(await balance.textContent());
    await table.getByText('Tie', { exact: true }).click();
    await table.getByText('20', { exact: true }).click();
    await table.getByRole('button', { name: 'Bet 20.00 CNY' }).press('Enter');
    const said = table.getByRole('status');
    await expect(said).toHaveText(/You win|comes back|Nothing this time/);
    const text = (await said.textContent()) ?? '';
    const win = text.includes('.') ? cents(text) : 0n;
    await expect(async () => expect(cents(await balance.textContent())).toBe(before - 2_000n + win)).toPass();
  },
);
