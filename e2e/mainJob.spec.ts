import { expect } from '@playwright/test';
import { cents } from './cents.ts';
import { expectAccessible } from './expectAccessible.ts';
import { fillRegistration } from './fillRegistration.ts';
import { journey } from './journey.ts';
import { signInOperator } from './signInOperator.ts';
import { spinOnce } from './spinOnce.ts';

const SPINS = 4;
const account = 'journey88';
const password = 'quiet-river-77';

journey(
  'a guest becomes a member, is credited by an operator, plays, and every cent is on record [REG-12] [LOGIN-15]',
  async ({ page, visitor, system }) => {
    journey.setTimeout(1_200_000);
    const header = page.getByRole('banner');
    const dialog = page.getByRole('dialog');

    await journey.step('a guest opens the home page', async () => {
      await page.goto('/');
      await expect(header.getByRole('form', { name: 'Log in' })).toBeVisible();
    });

    await journey.step('the guest registers and is signed in', async () => {
      await header.getByRole('link', { name: 'Join' }).click();
      await expect(dialog).toHaveAccessibleName('Create account');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(dialog.getByText('Please accept the terms.')).toBeVisible();
      await expectAccessible(page, 'registration with faults');
      await fillRegistration(dialog, account, password);
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText(`Welcome, ${account}`)).toBeVisible();
      await expectAccessible(page, 'welcome');
    });

    const openedAt = await page.evaluate(() => performance.timeOrigin);
    let remark = '';
    await journey.step('the member requests a deposit', async () => {
      await header.getByRole('button', { name: /^Balance/ }).click();
      await expect(dialog).toHaveAccessibleName('Wallet');
      await expect(dialog.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
      await expectAccessible(page, 'wallet, method');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('1');
      await dialog.getByRole('button', { name: 'Get bank details' }).click();
      await expect(dialog.getByText('The smallest deposit is')).toBeVisible();
      await expectAccessible(page, 'wallet, amount');
      await dialog.getByRole('button', { name: '¥100', exact: true }).click();
      await dialog.getByRole('button', { name: 'Get bank details for ¥100.00' }).click();
      await expect(dialog.getByRole('heading', { name: 'Transfer exactly this' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy: Remark' }).click();
      remark = await page.evaluate(() => navigator.clipboard.readText());
      expect(remark).toMatch(/^\S{4,}$/);
      await expectAccessible(page, 'wallet, pay');
    });

    const office = await visitor();
    const desk = await office.newPage();
    await journey.step('an operator signs in and approves it', async () => {
      await desk.goto('/console/');
      await expect(desk.getByLabel('One-time code')).toBeVisible();
      await expectAccessible(desk, 'console, sign-in');
      await signInOperator(desk, system);
      await expectAccessible(desk, 'console, overview');
      await desk
        .getByRole('navigation')
        .getByRole('link', { name: /^Deposits/ })
        .click();
      await desk.getByRole('row', { name: account }).click();
      await expect(desk.getByRole('complementary', { name: /Deposit \d+/ })).toContainText(remark);
      await expectAccessible(desk, 'console, deposit queue');
      await desk.getByRole('button', { name: 'Approve' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Credit 100.00 CNY' }).click();
      await expect(desk.getByText(`100.00 CNY credited to ${account}`)).toBeVisible();
    });

    await journey.step('the balance updates without a reload', async () => {
      await expect(dialog.getByText('¥100.00 is in your balance')).toBeVisible();
      await expect(page.getByText('Deposit approved')).toBeVisible();
      await expectAccessible(page, 'wallet, credited');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(header).toContainText('¥100.00');
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
    });

    await journey.step('the member opens Dragon Eight from the lobby and spins', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
      const tile = page.getByRole('main').getByRole('link', { name: 'Dragon Eight', exact: true });
      await expect(tile).toBeVisible();
      await tile.click();
      await expect(page).toHaveURL(/\/seamless\?vassalage=\w+&gameCode=dragon-eight/);
      const game = page.frameLocator('iframe');
      await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
      for (let spin = 1; spin <= SPINS; spin += 1) {
        await spinOnce(game);
        await expect(page.getByRole('region', { name: 'This session' })).toContainText(`Staked¥${spin}.00`);
      }
      await expectAccessible(page, 'theatre');
    });

    let balance = 0n;
    await journey.step('the theatre shows the results of the spins, and the balance after them', async () => {
      const net = page.getByRole('region', { name: 'This session' }).getByRole('definition').nth(1);
      await expect(async () => {
        balance = cents(await page.getByRole('status', { name: 'Balance' }).innerText());
        expect(10_000n + cents(await net.innerText())).toBe(balance);
      }).toPass();
      /* The totals survive a reload. */
      await page.reload();
      await expect(page.getByRole('region', { name: 'This session' })).toContainText(`Staked¥${SPINS}.00`);
      expect(cents(await net.innerText())).toBe(balance - 10_000n);
    });

    await journey.step(
      'the betting record lists each round, and its net equals the change of the balance',
      async () => {
        await page.getByRole('button', { name: 'History' }).click();
        await expect(dialog.getByRole('listitem')).toHaveCount(SPINS);
        await dialog.getByRole('link', { name: 'Whole betting record' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
        const record = page.getByRole('table', { name: 'Betting record' });
        await expect(record.getByRole('button', { name: /Dragon Eight/ })).toHaveCount(SPINS);
        const totals = record.getByRole('row', { name: /^All filtered, 4 rounds/ });
        await expect(totals.getByRole('cell').first()).toHaveText('¥4.00');
        await expect(async () => {
          expect(cents(await header.getByRole('button', { name: /^Balance/ }).innerText())).toBe(balance);
          expect(10_000n + cents(await totals.getByRole('cell').nth(3).innerText())).toBe(balance);
        }).toPass();
        await expectAccessible(page, 'betting record');
      },
    );

    await journey.step('a round opens with its ledger entries, its replay and its proof', async () => {
      await page
        .getByRole('button', { name: /Dragon Eight/ })
        .first()
        .click();
      await expect(dialog).toHaveAccessibleName('Round');
      const lines = dialog.getByRole('table', { name: 'Ledger' });
      await expect(lines.getByRole('row', { name: /^Bet/ })).toContainText('−¥1.00');
      await expect(lines.getByRole('row').nth(1)).toContainText(/¥\d+\.\d\d/);
      await expect(dialog.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
      await expect(dialog.getByText('not revealed yet')).toBeVisible();
      await expectAccessible(page, 'round drawer');
      await dialog.getByRole('button', { name: 'Watch the replay' }).click();
      const replay = page.frameLocator('iframe[title="Replay of the round"]');
      await expect(replay.getByText('Replay, no bets are placed')).toBeVisible();
    });

    await journey.step("one button reveals the seed and opens the verification page in the brand's theme", async () => {
      await dialog.getByRole('button', { name: 'Reveal and verify' }).click();
      const asked = page.getByRole('alertdialog', { name: 'Reveal the server seed?' });
      await expect(asked).toContainText('A new seed begins with your next round');
      const opened = page.context().waitForEvent('page');
      await asked.getByRole('button', { name: 'Reveal and verify' }).click();
      const check = await opened;
      await expect(check.getByRole('heading', { name: 'This round is fair' })).toBeVisible();
      await expect(check.getByText('The recorded round is exactly what the seeds give')).toBeVisible();
      await expect(check.getByRole('banner').getByRole('link', { name: 'Back to Baize' })).toBeVisible();
      expect(await check.locator('.reels img').count()).toBeGreaterThanOrEqual(15);
      await expectAccessible(check, 'check of a round');
      await check.close();
      await expect(dialog.getByRole('link', { name: /Verify in this browser/ })).toHaveAttribute('href', /^http/);
    });

    await journey.step('the operator sees the same amounts, and the trial balance is zero', async () => {
      await desk.goto(`/console/members?search=${account}`);
      await desk.getByRole('link', { name: account }).click();
      await expect(desk.getByRole('heading', { name: account })).toBeVisible();
      const main = desk.getByRole('listitem').filter({ hasText: 'Main account' });
      const newest = desk.getByRole('table', { name: 'Ledger' }).getByRole('row').nth(1);
      await expect(async () => {
        expect(cents(await main.innerText())).toBe(balance);
        expect(cents(await newest.getByRole('cell').nth(3).innerText())).toBe(balance);
      }).toPass();
      await expectAccessible(desk, 'console, member');
      await desk.goto('/console/ledger');
      await expect(desk.getByText('The books balance')).toBeVisible();
      const totals = desk.getByRole('table', { name: 'Totals by currency' });
      const sum = totals.getByRole('row', { name: /^CNY/ }).first().locator('[data-label="Sum"]');
      await expect(sum).toHaveText(/^¥?0\.00$/);
      await expectAccessible(desk, 'console, trial balance');
    });
  },
);
