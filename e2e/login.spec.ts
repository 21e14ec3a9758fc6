import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

const password = 'Baize-demo-1';
const game = '/seamless?vassalage=studio&gameCode=dragon-eight';

journey('a login continues with what the guest was about to do [LOGIN-01]', async ({ page }) => {
  await page.goto('/rng');
  await expect(guestLogin(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dragon Eight', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText('to play Dragon Eight');
  await dialog.getByLabel('Username').fill('player1');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Username or password is not correct.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?vassalage=studio&gameCode=dragon-eight/);
  await expect(page.getByRole('heading', { level: 1, name: /Dragon Eight/ })).toBeVisible();
});

journey(
  'a guarded URL redirects to the login and back; one session per account, shared by its tabs',
  async ({ page, visitor }) => {
    await page.goto('/member?page=depositv2');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logIn(page);
    await expect(page).toHaveURL(/\/member\?page=depositv2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();

    const second = await page.context().newPage();
    await second.goto('/member?page=depositv2');
    await expect(second.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
    await expect(second).toHaveURL(/\/member\?page=depositv2$/);
    await second.close();

    const elsewhere = await (await visitor()).newPage();
    await elsewhere.goto(`/login?redirect=${encodeURIComponent('//evil.example/')}`);
    await logIn(elsewhere);
    await expect(elsewhere).toHaveURL(/\/$/);
    const told = page.getByRole('alertdialog', { name: 'Signed in elsewhere' });
    await expect(told).toContainText('Your account was signed in on another device');
    await told.getByRole('button', { name: 'Log in again' }).click();
    await logIn(page);
    await expect(page).toHaveURL(/\/member\?page=depositv2$/);

    /* A new login shows the announcements again, which this test is not about. */
    await page.reload();
    const beside = await page.context().newPage();
    await beside.goto('/');
    await expect(beside.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    for (const tab of [page, beside]) {
      await expect(guestLogin(tab)).toBeVisible();
      await tab.waitForFunction(() => sessionStorage.getItem('token') === null);
    }
  },
);

journey(
  'a session that the server no longer knows ends with a message and a link to the login [ERR-21]',
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted') !== null) return;
      const member = { id: '1', account: 'player1', nickname: 'player1', type: 0, currency: 'CNY', language: 'EN' };
      sessionStorage.setItem('planted', 'once');
      sessionStorage.setItem('token', 'A'.repeat(43));
      sessionStorage.setItem('userInfo', JSON.stringify(member));
    });
    await page.goto(game);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByText('You are not logged in, please login')).toBeVisible();
    await page.waitForFunction(() => sessionStorage.getItem('token') === null);
  },
);

/** On wide pages a guest can log in right in the header. */
const guestLogin = (page: Page) => page.getByRole('banner').getByRole('form', { name: 'Log in' });

async function logIn(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill('player1');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

journey('the header of a wide page logs in [LOGIN-01] [VALID-06]', async ({ page }) => {
  await page.goto('/rng');
  const form = guestLogin(page);
  await form.getByLabel('Username').fill('player1');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Username or password is not correct.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  /* Input goes to the focused field, and a closing dialog restores the focus. */
  await expect(form.getByLabel('Password')).toBeFocused();
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

journey('the login and registration pages have no axe violation', async ({ page }) => {
  await page.goto('/login?redirect=%2Fmember');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expectAccessible(page, 'login page');
  await page.goto('/register?referralCode=AB12');
  await expect(page.getByRole('main')).toContainText('AB12');
  await expectAccessible(page, 'register page');
  await page.goto('/forgetPassword');
  await expect(page.getByRole('main').getByRole('button', { name: 'Send link' })).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Letters and digits to type in' })).toBeVisible();
  await expectAccessible(page, 'forgotten password');
});
