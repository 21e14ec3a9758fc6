import { expect, type Page } from '@playwright/test';
import type { StartedSystem } from '../tools/startForTests.ts';
import { totp } from '../tools/totp.ts';

const STEP_MS = 30_000;

/** The last code step used per operator and system. */
const used = new WeakMap<StartedSystem, Map<string, number>>();

/** Signs in at the console with a demo operator's password and a code of the authenticator. */
export async function signInOperator(page: Page, system: StartedSystem, username = 'operator'): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Baize-demo-1');
  const at = await unusedStep(page, system, username);
  await page.getByLabel('One-time code').fill(totp(system.totpSecret(username), at * STEP_MS));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** A code opens one session. A second sign-in uses the next code, up to half a minute early. */
async function unusedStep(page: Page, system: StartedSystem, username: string): Promise<number> {
  const steps = used.get(system) ?? new Map<string, number>();
  used.set(system, steps);
  const step = Math.max(Math.floor(Date.now() / STEP_MS), (steps.get(username) ?? 0) + 1);
  steps.set(username, step);
  const takenFrom = (step - 1) * STEP_MS;
  if (takenFrom > Date.now()) await page.waitForTimeout(takenFrom - Date.now());
  return step;
}
