import { expect, type Page } from '@playwright/test';
import { comeAs } from './comeAs.ts';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';

const secret = '417093';
const contracts = '/agentHome?page=agentHourSalary&side=contracts';

async function setPaymentPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/member?page=securityCenter');
  await page.getByRole('button', { name: /^Set\s*: Payment password$/ }).click();
  await dialog.getByLabel('Login password').fill('Baize-demo-1');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New payment password').fill(secret);
  await dialog.getByLabel('Confirm the payment password').fill(secret);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your payment password is set')).toBeVisible();
}

journey(
  '[CONTRACT-03] [CONTRACT-04] [CALL-50] an agent offers an hourly wage; the agent below meets it at once, tries it and signs it',
  async ({ visitor }) => {
    const [above, below] = [await visitor(), await visitor()];
    await comeAs(above, 'agent1', '/agent');
    await comeAs(below, 'agent2', '/agent');
    const signer = await below.newPage();
    await setPaymentPassword(signer);
    await signer.goto('/agentHome?page=agentTeamOverview');
    await expect(signer.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();

    const payer = await above.newPage();
    await payer.goto(contracts);
    await payer.getByRole('button', { name: /^Offer terms\s*: agent2$/ }).click();
    const offer = payer.getByRole('dialog', { name: 'Contract with agent2' });
    await offer.getByLabel('Rate in %').fill('0.5');
    await offer.getByRole('button', { name: 'Send the offer' }).click();
    await expect(offer.getByRole('alert')).toBeVisible();
    await offer.getByLabel('Rate in %').fill('0.1');
    await expect(offer.getByRole('alert')).toBeHidden();
    await offer.getByRole('button', { name: 'Try on last month' }).click();
    await expectAccessible(payer, 'contracts.OfferDialog');
    await offer.getByRole('button', { name: 'Send the offer' }).click();
    await expect(offer).toBeHidden();
    await expect(payer.getByRole('row', { name: /agent2/ })).toContainText('Offer waits');

    const popup = signer.getByRole('dialog', { name: 'A contract waits for you' });
    await expect(popup).toContainText('agent1 pays agent2');
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
    await expect(signer.getByText('0.1 %').or(signer.getByText('0.1%')).first()).toBeVisible();
    await expect(payer.getByRole('row', { name: /agent2/ })).toContainText('In force from');
    await payer.reload();
    await expect(payer.getByRole('row', { name: /agent2/ })).toContainText('In force from');
  },
);
