import { expect } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';
import { joinWithMoney } from './joinWithMoney.ts';

const account = 'calmplayer7';
const password = 'quiet-river-77';

journey(
  'a member limits the stake, is refused above it in the game, takes a time-out and can still reach the withdrawals',
  async ({ page, office }) => {
    const header = page.getByRole('banner');
    const dialog = page.getByRole('dialog');
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: 'Spin', exact: true });

    await journey.step('funds a new member', async () => {
      await joinWithMoney(page, office, account, password);
    });

    await journey.step('the stake limit applies at once, and a higher one a day later', async () => {
      await page.goto('/member?page=saferPlay');
      await expect(page.getByRole('heading', { level: 1, name: 'Safer play' })).toBeVisible();
      const change = page.getByRole('button', { name: 'Change: Stake limit: Per bet' });
      await change.click();
      await dialog.getByLabel('Amount').fill('0.50');
      await expectAccessible(page, 'safer play, a limit');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('listitem').filter({ has: change })).toContainText('¥0.50');
      await change.click();
      await dialog.getByLabel('Amount').fill('500');
      await expect(dialog.getByText('A higher limit counts after 24 hours.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('listitem').filter({ has: change })).toContainText('¥500.00');
      await expect(page.getByRole('listitem').filter({ has: change })).toContainText('¥0.50');
      await expect(page.getByText('Saved.')).toHaveCount(0);
      await expectAccessible(page, 'safer play');
    });

    await journey.step('a bet above it is refused in the game with a message, and costs nothing', async () => {
      await page.goto('/rng');
      await page.getByRole('main').getByRole('link', { name: 'Dragon Eight', exact: true }).click();
      await expect(spin).toBeEnabled();
      await spin.click();
      await expect(game.getByText('A limit on your account does not allow this bet.').first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('¥100.00');
    });

    await journey.step('a game that has run for an hour pauses and shows duration and amounts', async () => {
      await page.clock.install();
      /* The check knows since when one plays by this answer; an hour that passes before it would be the call's deadline. */
      const known = page.waitForResponse((response) => response.url().includes('/wps/limits/getPlay'));
      await page.reload();
      await (await known).finished();
      await expect(page.getByRole('region', { name: 'This session' })).toBeVisible();
      await expect(spin).toBeEnabled();
      await page.clock.fastForward('01:01:00');
      await expect(dialog).toHaveAccessibleName(/^You have been playing for 1:0\d$/);
      await expect(dialog).toContainText('Staked¥0.00');
      await expectAccessible(page, 'reality check');
      await dialog.getByRole('button', { name: 'Keep playing' }).last().click();
      await expect(dialog).toBeHidden();
    });

    await journey.step('a time-out signs the member out at once', async () => {
      await page.goto('/member?page=saferPlay');
      await page.getByRole('button', { name: 'Take a time-out' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toHaveAccessibleName('No play for 24 hours?');
      await expectAccessible(page, 'time-out, the question');
      await question.getByRole('button', { name: 'Begin now' }).click();
      await expect(page.getByText('You are taking a time-out').first()).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(header.getByRole('form', { name: 'Log in' })).toBeVisible();
    });

    await journey.step('after signing in again play is blocked, but withdrawals are not', async () => {
      await page.goto('/login');
      const form = page.getByRole('main');
      await form.getByLabel('Username').fill(account);
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(header.getByRole('button', { name: /^Balance/ })).toContainText('¥100.00');
      await page.goto('/seamless?vassalage=studio&gameCode=dragon-eight');
      await expect(page.getByText('You are taking a time-out.').first()).toBeVisible();
      await page.goto('/member?page=saferPlay');
      await expect(page.getByText(/Games and deposits are closed until/)).toBeVisible();
      await page.goto('/member?page=withdraw');
      await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
      await expect(page.getByText('Set a payment password').first()).toBeVisible();
    });

    await journey.step('operators see the time-out', async () => {
      const desk = office.page;
      await desk.goto('/console/excluded');
      await desk.getByRole('link', { name: account }).click();
      await expect(desk.getByRole('table', { name: 'Limits' }).getByRole('row', { name: /Stake · bet/ })).toContainText(
        '0.50',
      );
      await expectAccessible(desk, 'console, limits of a member');
    });
  },
);
