import { expect, type Page } from '@playwright/test';
import { paymentPassword as secret } from './comeAs.ts';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

const demoPassword = 'Baize-demo-1';
const firstPassword = 'orchard gate 41 lamp';
const ownPassword = 'calm-harbour-92';

const contracts = '/agentHome?page=agentHourSalary&side=contracts';

/** Signs in with the password that an agent gave, which has to be changed first. */
async function comeFirst(page: Page, from: '/login' | '/agent', account: string): Promise<void> {
  const form = page.getByRole('main');
  await page.goto(from);
  await form.getByLabel('Username').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(firstPassword);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/changePassword/);
  await form.getByLabel('New password', { exact: true }).fill(ownPassword);
  await form.getByLabel('Confirm new password').fill(ownPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page).not.toHaveURL(/\/changePassword/);
}

async function setPaymentPassword(page: Page, loginPassword: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/member?page=securityCenter');
  await page.getByRole('button', { name: /^Set\s*: Payment password$/ }).click();
  await dialog.getByLabel('Login password').fill(loginPassword);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New payment password').fill(secret);
  await dialog.getByLabel('Confirm the payment password').fill(secret);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your payment password is set')).toBeVisible();
}

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
    await comeFirst(theirs, '/login', 'freshman1');
    await setPaymentPassword(page, demoPassword);

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

    await journey.step(
      '[CONTRACT-03] [CONTRACT-04] [CALL-50] offers an hourly wage, which the agent below signs',
      async () => {
        await openPage(page, 'Open accounts');
        await page.getByRole('radio', { name: /^Agent/ }).check();
        await page.getByLabel('Usernames').fill('freshagent1');
        await page.getByLabel('First password').fill(firstPassword);
        await page.getByRole('button', { name: 'Open accounts' }).click();
        await expect(page.getByText(`freshagent1 / ${firstPassword}`)).toBeVisible();
        const signer = await (await visitor()).newPage();
        await comeFirst(signer, '/agent', 'freshagent1');
        await setPaymentPassword(signer, ownPassword);
        await signer.goto('/agentHome?page=agentTeamOverview');
        await expect(signer.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();

        await page.goto(contracts);
        await page.getByRole('button', { name: /^Offer terms\s*: freshagent1$/ }).click();
        const offer = page.getByRole('dialog', { name: 'Contract with freshagent1' });
        await offer.getByLabel('Rate in %').fill('0.5');
        await offer.getByRole('button', { name: 'Send the offer' }).click();
        await expect(offer.getByRole('alert')).toBeVisible();
        await offer.getByLabel('Rate in %').fill('0.1');
        await expect(offer.getByRole('alert')).toBeHidden();
        await offer.getByRole('button', { name: 'Try on last month' }).click();
        await expectAccessible(page, 'contracts.OfferDialog');
        await offer.getByRole('button', { name: 'Send the offer' }).click();
        await expect(offer).toBeHidden();
        const partner = page
          .getByRole('table', { name: 'Agents directly below' })
          .getByRole('row', { name: /freshagent1/ });
        await expect(partner).toContainText('Offer waits');

        const popup = signer.getByRole('dialog', { name: 'A contract waits for you' });
        await expect(popup).toContainText('agent1 pays freshagent1');
        await popup.getByRole('button', { name: 'Try on last month' }).click();
        await popup.getByRole('button', { name: 'Accept' }).click();
        await popup.getByLabel('Payment password').fill('000000');
        await popup.getByRole('button', { name: 'Sign' }).click();
        await expect(popup.getByRole('alert')).toBeVisible();
        await popup.getByLabel('Payment password').fill(secret);
        await expectAccessible(signer, 'contracts.ContractPopup');
        await popup.getByRole('button', { name: 'Sign' }).click();
        await expect(popup).toBeHidden();

        await signer.goto(contracts);
        await expect(signer.getByRole('heading', { name: 'My contract' })).toBeVisible();
        await expect(signer.getByText('0.1%', { exact: true }).first()).toBeVisible();
        await expect(partner).toContainText('In force from');
        await page.reload();
        await expect(partner).toContainText('In force from');
      },
    );
  },
);

journey(
  '[PROD-11] [AGENT-04] [AGENT-05] [AGENT-06] every page of the agent centre has its URL',
  async ({ visitor }) => {
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
  },
);
