import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

const demoPassword = 'Baize-demo-1';
const firstPassword = 'orchard gate 41 lamp';
const ownPassword = 'calm-harbour-92';
const secret = '834512';

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

journey(
  '[AGENT-02] [AGENT-03] [ROLE-15] [ROLE-17] an agent opens an account, it signs in, receives money, and the team counts it',
  async ({ visitor }) => {
    const page = await (await visitor()).newPage();
    const dialog = page.getByRole('dialog');
    await page.goto('/agent');
    await page.getByLabel('Username').fill('agent1');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/agentHome/);
    await expect(page.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
    await expectAccessible(page, 'agent.AgentHome');

    await openPage(page, 'Open accounts');
    await page.getByLabel('Usernames').fill('freshman1');
    await page.getByLabel('First password').fill(firstPassword);
    await page.getByRole('button', { name: 'Open accounts' }).click();
    await expect(page.getByText(`freshman1 / ${firstPassword}`)).toBeVisible();

    const theirs = await (await visitor()).newPage();
    const form = theirs.getByRole('main');
    await theirs.goto('/login');
    await form.getByLabel('Username').fill('freshman1');
    await form.getByLabel('Password', { exact: true }).fill(firstPassword);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(theirs).toHaveURL(/\/changePassword/);
    await form.getByLabel('New password', { exact: true }).fill(ownPassword);
    await form.getByLabel('Confirm new password').fill(ownPassword);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(theirs).not.toHaveURL(/\/changePassword/);

    await page.goto('/member?page=securityCenter');
    await page.getByRole('button', { name: /^Set\s*: Payment password$/ }).click();
    await dialog.getByLabel('Login password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await dialog.getByLabel('New payment password').fill(secret);
    await dialog.getByLabel('Confirm the payment password').fill(secret);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Your payment password is set')).toBeVisible();

    await page.goto('/agentHome?page=downlineManagmentView');
    await page.getByRole('button', { name: 'Actions: freshman1' }).click();
    await page.getByRole('menuitem', { name: 'Transfer', exact: true }).click();
    await dialog.getByLabel('Amount').fill('25');
    await dialog.getByLabel('Payment password').fill(secret);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/was sent to freshman1/)).toBeVisible();
    await expect(page.getByRole('row', { name: /freshman1/ })).toContainText('25.00');
    await expect(theirs.getByText('25.00').first()).toBeVisible();

    await openPage(page, 'Downline transactions');
    await expect(page.getByRole('row', { name: /freshman1.*Transfer to downline/ })).toContainText('25.00');
    await openPage(page, 'Team overview');
    await expect(page.getByRole('link', { name: /, Members$/ })).toBeVisible();
  },
);

journey('[AGENT-04] [AGENT-05] [AGENT-06] every page of the agent centre has its URL', async ({ visitor }) => {
  const page = await (await visitor()).newPage();
  await page.goto('/agent');
  await page.getByLabel('Username').fill('agent2');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome/);
  for (const [name, title] of [
    ['agentAnnouncement', 'Announcements'],
    ['agentTeamOverview', 'Team overview'],
    ['registerCenter', 'Open accounts'],
    ['downlineManagmentView', 'Downlines'],
    ['personalHistoryCopy', 'Betting records'],
    ['palStatementsAgentCopy', 'Profit and loss'],
    ['agentRevenueReport', 'Revenue report'],
    ['agentDownlineTransactionDetailsCopy', 'Downline transactions'],
  ] as const) {
    await page.goto(`/agentHome?page=${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator(`[data-page="${name}"]`)).toBeVisible();
    await expectAccessible(page, `agent.AgentHome ${name}`);
  }
});
