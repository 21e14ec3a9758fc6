import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';
import { joinWithMoney } from './joinWithMoney.ts';
import { spinOnce } from './spinOnce.ts';

const SPINS = 3;

/** The lines of a saved file, without the headings; no cell of a record has a line break. */
async function linesOf(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

async function save(page: Page, format: RegExp): Promise<Download> {
  await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  /* A menu that is still fading out takes the focus back, and would close the next one. */
  await expect(page.getByRole('menu')).toHaveCount(0);
  return download;
}

async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/login');
  await main.getByLabel('Username').fill('player1');
  await main.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** `−¥1.00` in the file's format: `-1`. */
const plain = (shown: string): string => String(Number(shown.replaceAll(/[^\d.−-]/g, '').replace('−', '-')));

journey(
  'records are filtered, totalled and exported: the file has exactly the rows of the screen [PROD-11] [MEMBER-06] [MEMBER-07] [MEMBER-08]',
  async ({ visitor, office }) => {
    const page = await (await visitor()).newPage();
    const main = page.getByRole('main');
    await joinWithMoney(page, office, 'bookkeeper7', 'quiet-river-77');

    await journey.step('some rounds are played', async () => {
      await page.goto('/rng');
      await main.getByRole('link', { name: 'Dragon Eight', exact: true }).click();
      const game = page.frameLocator('iframe');
      for (let spin = 1; spin <= SPINS; spin += 1) {
        await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
        await spinOnce(game);
        await expect(page.getByRole('region', { name: 'This session' })).toContainText(`Staked¥${spin}.00`);
      }
    });

    await journey.step('the betting record applies its filter, and so does the file', async () => {
      await page.goto('/member?page=personalHistoryCopy');
      const table = page.getByRole('table', { name: 'Betting record' });
      await expect(table.getByRole('button', { name: /Dragon Eight/ })).toHaveCount(SPINS);
      await page.getByRole('group', { name: 'Days' }).getByRole('button', { name: 'Today' }).click();
      await main.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: 'Slots' }).click();
      await expect(page).toHaveURL(/gameClassify=RNG/);
      await expect(table.getByRole('button', { name: /Dragon Eight/ })).toHaveCount(SPINS);
      const total = table.getByRole('row', { name: /^All filtered, 3 rounds/ });
      const rounds = table.getByRole('row', { name: /open round/ });
      /* The last spin may be answered before its win is booked, so the first read may be incomplete. */
      await expect(async () => {
        await page.reload();
        await expect(rounds).toHaveCount(SPINS, { timeout: 20_000 });
        await expect(rounds.getByText('Open', { exact: true })).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect(total).toBeVisible();
      const shown = await rounds.evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent ?? '')),
      );
      const download = await save(page, /CSV/);
      expect(download.suggestedFilename()).toMatch(/^\w+_betting-record_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
      const saved = await linesOf(download);
      expect(saved.map((line) => [line[0], line[3], ...line.slice(5, 9)])).toEqual(
        shown.map(([time, , round, bet, validBet, win, net]) => [
          time,
          round,
          ...[bet, validBet, win, net].map((money) => plain(money ?? '')),
        ]),
      );
      const net = saved.reduce((cents, line) => cents + Math.round(Number(line[8]) * 100), 0);
      await expect(async () => {
        expect(plain(await total.getByRole('cell').nth(3).innerText())).toBe(String(net / 100));
      }).toPass();
      await main.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: 'Live casino' }).click();
      await expect(main.getByText('No rows match')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Download' })).toBeDisabled();
    });

    await journey.step('the account record has an XLSX export too', async () => {
      await page.goto('/member?page=transactionHistory');
      await main.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Bet', exact: true }).click();
      await expect(page).toHaveURL(/kind=bet/);
      const saved = await linesOf(await save(page, /CSV/));
      expect(saved.map((line) => line.slice(1, 4))).toEqual(Array.from({ length: SPINS }, () => ['Bet', 'CNY', '-1']));
      const book = await save(page, /XLSX/);
      expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
      expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe('PK');
      await expectAccessible(page, 'account record');
    });

    await journey.step('profit and loss has the same figures', async () => {
      await page.goto('/member?page=personalProfit');
      const days = page.getByRole('table', { name: 'Result by day' });
      await expect(days.getByRole('rowheader')).toHaveCount(1);
      await expect(days.getByRole('row').nth(1)).toContainText('¥3.00');
      await expect(page.getByRole('table', { name: 'Result by category and vendor' })).toContainText('Slots');
    });
  },
);

journey('the profile is saved and shown again [MEMBER-21]', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const main = page.getByRole('main');
  await signIn(page);
  await page.goto('/member');
  await main.getByLabel('Occupation').fill('Teacher');
  await main.getByLabel('Nationality').click();
  await page.getByRole('option', { name: 'Malaysia' }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Occupation')).toHaveValue('Teacher');
  await expectAccessible(page, 'security centre');
});
