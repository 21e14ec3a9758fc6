import { expect, type Page } from '@playwright/test';

/** Saves the settings that are open in the console. The button is disabled while saving as well as after it. */
export async function saveSettings(desk: Page, { confirm }: { confirm?: string } = {}): Promise<void> {
  const answered = desk.waitForResponse((response) => response.url().endsWith('/ops/site/updateSettings'));
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  if (confirm !== undefined) await desk.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  expect(await (await answered).json()).toMatchObject({ success: true });
  await expect(desk.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}
