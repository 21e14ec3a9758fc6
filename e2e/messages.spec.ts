import { expect } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

journey(
  '[MODAL-07] [PROD-11] an operator replies to feedback, and the unread count updates without a reload',
  async ({ office, visitor }) => {
    const desk = office.page;
    const page = await (await visitor()).newPage();
    const dialog = page.getByRole('dialog');
    await page.goto('/login');
    await page.getByRole('main').getByLabel('Username').fill('player2');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Baize-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    const mail = page.getByRole('banner').getByRole('button', { name: /^Messages/ });
    await expect(mail).toHaveAccessibleName('Messages');
    const openedAt = await page.evaluate(() => performance.timeOrigin);

    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Feedback' }).click();
    await expect(dialog.getByLabel('Content description')).toBeVisible();
    await expectAccessible(page, 'feedback.FeedbackForm');
    await dialog.getByLabel('Question type').click();
    await page.getByRole('option', { name: 'Suggestion' }).click();
    await dialog
      .getByLabel('Content description')
      .fill('Please open a second table in the evening, the first is full.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Thank you, we have it')).toBeVisible();
    await page.keyboard.press('Escape');

    await desk.goto('/console/feedback');
    await desk
      .getByRole('row', { name: /player2/ })
      .first()
      .getByRole('button')
      .first()
      .click();
    await desk.getByLabel('Answer', { exact: true }).fill('There will be one from tomorrow on.');
    await desk.getByRole('button', { name: 'Send the answer' }).click();
    await expect(desk.getByText('Answered to player2')).toBeVisible();

    await expect(mail).toHaveAccessibleName('Messages, 1 unread');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
    await mail.click();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByText('There will be one from tomorrow on.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mail).toHaveAccessibleName('Messages');

    /* It stays read, and the answer stands below what was written. */
    await page.goto('/member?page=messageV2&filter=unread');
    await expect(page.getByText('Everything is read')).toBeVisible();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Feedback' }).click();
    await dialog.getByRole('tab', { name: 'Mine' }).click();
    const own = dialog.getByRole('listitem').filter({ hasText: 'Please open a second table' });
    await expect(own).toContainText('Answered');
    await expect(own).toContainText('There will be one from tomorrow on.');
    await expectAccessible(page, 'feedback.FeedbackThread');

    await desk.goto('/console/broadcasts');
    await desk.getByRole('button', { name: 'New message' }).first().click();
    const composer = desk.getByRole('dialog', { name: 'New message' });
    await expect(composer.getByLabel('Send at', { exact: true })).toBeVisible();
    await expectAccessible(desk, 'broadcasts.BroadcastDialog');
    await composer.getByRole('button', { name: 'Cancel' }).click();
    await expect(composer).toBeHidden();
  },
);
