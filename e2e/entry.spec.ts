import { expect, type Page } from '@playwright/test';
import { fillRegistration } from './fillRegistration.ts';
import { journey } from './journey.ts';

const password = 'Baize-demo-1';
/** The default password of the brand under test. */
const given = 'Given-by-us-1';

journey('wrong passwords require the captcha, and the right answer passes it', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const form = page.getByRole('main');
  const alert = page.getByRole('alertdialog');
  /* A separate account: after wrong passwords every login of that account requires the captcha. */
  await register(page, 'journey31', password);
  await logOut(page);
  await page.goto('/login');
  await expect(async () => {
    await logIn(page, 'journey31', 'not the password');
    await expect(alert).toBeVisible();
    await alert.getByRole('button').click();
    await expect(form.getByLabel('Captcha')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(form.getByRole('img', { name: 'Letters and digits to type in' })).toBeVisible();
  await form.getByRole('button', { name: 'Calculate instead' }).click();
  await expect(form.getByText('Your device has passed the check.')).toBeVisible();
  await logIn(page, 'journey31', password);
  await expect(accountMenu(page)).toBeVisible();
});

journey('[ROUTE-09] a default password has to be changed before anything else', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  const form = page.getByRole('main');
  await register(page, 'journey32', given);
  await logOut(page);

  await page.goto('/login');
  await logIn(page, 'journey32', given);
  await expect(page).toHaveURL(/\/changePassword$/);
  await expect(form.getByText('Your password has expired or was given to you.')).toBeVisible();
  await page.goto('/member?page=depositv2');
  await expect(page).toHaveURL(/\/changePassword/);
  await form.getByLabel('Old password').fill(given);
  await form.getByLabel('New password', { exact: true }).fill('calm-harbour-92');
  await form.getByLabel('Confirm new password').fill('calm-harbour-92');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page).not.toHaveURL(/\/changePassword/);
  await expect(accountMenu(page)).toBeVisible();
});

journey(
  '[ROLE-10] free play is a trial: play money in the header, and real-money actions ask for a registration',
  async ({ visitor }) => {
    const page = await (await visitor()).newPage();
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Try for free' }).click();
    await expect(page).toHaveURL(/\/$/);
    /* A trial shows the announcements, even if the guest has dismissed them before. */
    const announcements = page.getByRole('dialog', { name: 'Announcements' });
    await announcements.getByRole('button', { name: 'Close' }).last().click();
    await expect(announcements).toBeHidden();
    await expect(page.getByRole('banner').getByText('Trial account')).toBeVisible();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Deposit' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Please Register An Account First');
  },
);

journey(
  "[STATE-09] [STATE-10] a member sees the account's sessions, ends another one, and logs out here",
  async ({ visitor }) => {
    const first = await (await visitor()).newPage();
    await first.goto('/login');
    await first.getByRole('main').getByLabel('Remember me').check();
    await logIn(first, 'player1', password);
    await expect(accountMenu(first)).toBeVisible();

    const page = await (await visitor()).newPage();
    await page.goto('/login?redirect=%2Fmember%3Fpage%3DsecurityCenter');
    /* The toast is shown for some seconds only, so it is awaited while the other page is still loading. */
    await Promise.all([
      expect(first.getByText('Your account was signed in on another device')).toBeVisible(),
      logIn(page, 'player1', password).then(() => expect(page.getByText('This browser')).toBeVisible()),
    ]);
    await page.getByRole('button', { name: 'Sign out there' }).first().click();
    await expect(page.getByText('That browser has been signed out.')).toBeVisible();

    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(accountMenu(page)).toBeVisible();
    const ended = page.waitForRequest((request) => request.method() === 'DELETE');
    await logOut(page);
    await ended;
    await expect(page.getByRole('banner').getByRole('form', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.waitForFunction(() => sessionStorage.getItem('token') === null);
  },
);

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function register(page: Page, username: string, secret: string): Promise<void> {
  const form = page.getByRole('main');
  await page.goto('/register');
  await fillRegistration(form, username, secret);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(accountMenu(page)).toBeVisible();
}

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(secret);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(accountMenu(page)).toHaveCount(0);
}
