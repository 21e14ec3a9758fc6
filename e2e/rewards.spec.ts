import type { OutputOf, getPointsSettings } from '@baize/contract';
import { expect } from '@playwright/test';
import { cents } from './cents.ts';
import { depositHundred } from './depositHundred.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectBalance } from './expectBalance.ts';
import { join } from './join.ts';
import { journey } from './journey.ts';
import { joinWithMoney } from './joinWithMoney.ts';
import type { Office } from './Office.ts';
import { spinOnce } from './spinOnce.ts';

const password = 'quiet-river-77';
const secret = '480213';
const inAll = (text: string) => ({ CN: text, EN: text, MS: text });

journey(
  '[PROD-11] a member joins a promotion, deposits, claims the bonus and sees it in the balance without a reload',
  async ({ page, office }) => {
    const account = 'comeback7';
    const title = 'A tenth of your first deposit';
    const card = page.getByRole('listitem').filter({ hasText: title });

    await journey.step(
      'an operator sets up a promotion for first deposits, sees it as members will, and shows it',
      async () => {
        const desk = office.page;
        await desk.goto('/console/promotions?campaign=new');
        const editor = desk.getByRole('dialog', { name: 'New promotion' });
        await editor.getByLabel('Kind').click();
        await desk.getByRole('option', { name: 'First deposit bonus' }).click();
        for (const [language, name] of [
          ['CN', '简体中文'],
          ['EN', 'English'],
        ] as const) {
          await editor.getByRole('radio', { name }).check();
          await editor.getByLabel(`Title · ${language}`).fill(title);
          await editor.getByLabel(`Summary · ${language}`).fill('On top of it.');
          await editor.getByLabel(`Terms (HTML) · ${language}`).fill('<p>Nothing to be staked.</p>');
        }
        await editor.getByLabel('Percent of the deposit or loss').fill('10');
        await editor.getByLabel('At most').fill('50');
        await editor.getByLabel('Smallest deposit or loss').fill('100');
        await editor.getByLabel('Times to be staked').fill('-1');
        await editor.getByRole('button', { name: 'Save' }).click();
        await expect(editor.getByLabel('Times to be staked')).toHaveAttribute('aria-invalid', 'true');
        await editor.getByLabel('Times to be staked').fill('0');
        await editor.getByText('Shown to everybody').click();
        await expect(editor.getByRole('region', { name: 'Preview' })).toContainText(title);
        await expectAccessible(desk, 'promotions.CampaignEditor');
        await editor.getByRole('button', { name: 'Save' }).click();
        await expect(editor).toBeHidden();
        await expect(desk.getByRole('row', { name: title })).toContainText('Open');
      },
    );

    await journey.step('a new member joins it', async () => {
      await join(page, account, password);
      await page.goto('/promotions?tab=hall');
      await card.getByRole('button', { name: 'Join' }).click();
      await expect(card.getByText('Signed up', { exact: true })).toBeVisible();
      await expect(card.getByRole('button', { name: 'Claim' })).toHaveCount(0);
    });

    const openedAt = await page.evaluate(() => performance.timeOrigin);
    await journey.step('the approved deposit makes the bonus claimable', async () => {
      await depositHundred(page, office, account);
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await expectBalance(page, 100_00n);
      await expect(card.getByText('Claim', { exact: true }).first()).toBeVisible();
    });

    await journey.step('the claimed bonus is in the balance of the header, once', async () => {
      await card.getByRole('button', { name: 'Claim' }).click();
      await expect(page.getByText('¥10.00 is in your balance')).toBeVisible();
      await expectBalance(page, 110_00n);
      /* The hall holds what can still be done; the reward centre also what was. */
      await expect(card).toHaveCount(0);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
      await page.goto('/member?page=rewardCenter');
      await expect(page.getByRole('table', { name: 'History' }).getByRole('row', { name: title })).toContainText(
        'Issued',
      );
    });
  },
);

journey(
  'a member applies with a picture, an operator takes it up and approves a part, and the money is in the balance',
  async ({ page, office }) => {
    const account = 'applicant7';
    const title = 'Show us your table';
    const desk = office.page;
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await office.call('promotions/createCampaign', {
      ...{ kind: 'application', audience: 'everybody', image: '', position: 0, isShown: true, endsAt: null },
      ...{ title: inAll(title), summary: inAll('A picture is enough.'), content: inAll('<p>Once.</p>'), prizes: [] },
      terms: { amount: '20', percentBps: 0, cap: '0', minimum: '0', multiple: 0, days: 7 },
      ...{ startsAt: '2026-01-01T00:00:00.000Z', perDevice: 50, perNetwork: 50, perPayee: 50 },
    });
    await join(page, account, password);
    await page.goto('/promotions');
    const buffer = await page.screenshot();
    await card.getByRole('button', { name: 'Apply' }).click();
    const form = page.getByRole('dialog', { name: title });
    await form.getByLabel('Pictures').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer });
    await expect(form.getByRole('img', { name: 'table.png' })).toBeVisible();
    await expectAccessible(page, 'promotions.ApplyDialog');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(card.getByText('Applying', { exact: true })).toBeVisible();

    await desk.goto('/console/applications');
    await desk.getByRole('row', { name: account }).getByRole('button', { name: account }).click();
    const panel = desk.getByRole('dialog', { name: account });
    await expect(panel.getByRole('img', { name: 'Picture 1 of the application' })).toBeVisible();
    await expectAccessible(desk, 'promotions.ApplicationPanel');
    await panel.getByRole('button', { name: 'Take up' }).click();
    await expect(card.getByText('In process', { exact: true })).toBeVisible();
    await panel.getByLabel('Approved amount').fill('15');
    await panel.getByLabel('Reason').fill('A fine table.');
    await panel.getByRole('button', { name: 'Approve' }).click();
    await expect(panel).toBeHidden();
    await card.getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByText('¥15.00 is in your balance')).toBeVisible();
    await expectBalance(page, 15_00n);
  },
);

type Rates = OutputOf<typeof getPointsSettings>;

/** Until `act` is over, valid bets of ten cents in a slot earn a point, and four points can be converted. */
async function withGenerousPoints(office: Office, act: () => Promise<void>): Promise<void> {
  async function set(slots: number, ratioPoints: number): Promise<Rates> {
    const before = await office.call<Rates>('points/getPointsSettings');
    const { rates, ratioAmount, rules, version } = before;
    const changed = { rates: { ...rates, RNG: slots }, ratioPoints, ratioAmount, rules, version };
    await office.call('points/updatePointsSettings', changed);
    return before;
  }
  const before = await set(1_000, 4);
  try {
    await act();
  } finally {
    await set(before.rates.RNG, before.ratioPoints);
  }
}

journey(
  '[POINTS-01] [POINTS-02] [POINTS-03] [POINTS-07] [PROD-11] points of play buy two rewards; one is paid, and the points of the refused one come back',
  async ({ page, office }) => {
    const account = 'collector7';
    const desk = office.page;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const history = page.getByRole('table', { name: 'Redeem history' });
    const points = main.getByTestId('points-balance');
    /** Opens a reward of the mall. */
    const choose = async (name: string): Promise<void> => {
      await main.getByRole('button', { name: new RegExp(`^Redeem\\s*: ${name}$`) }).click();
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
    };
    const send = async (): Promise<void> => {
      await dialog.getByLabel('Payment password', { exact: true }).fill(secret);
      await dialog.getByRole('button', { name: 'Redeem 4 points' }).click();
    };

    await journey.step('an operator offers a credit and a gift', async () => {
      const common = { about: inAll('For four points.'), image: '', points: 4, amount: '0', stock: 5, memberCap: null };
      const always = { opensAt: null, closesAt: null, isListed: true, position: 0 };
      for (const reward of [
        { kind: 'credit', name: inAll('Three in cash'), pays: '3', needsAddress: false },
        { kind: 'gift', name: inAll('Tea tin'), pays: '0', needsAddress: true },
      ]) {
        await office.call('points/createReward', { ...common, ...always, ...reward });
      }
    });

    await joinWithMoney(page, office, account, password);
    const header = page.getByRole('banner').getByRole('button', { name: /^Balance/ });
    let balance = 100_00n;
    let earned = 0n;
    await withGenerousPoints(office, async () => {
      await journey.step('spins of ¥1.00 earn a point for ten cents of their valid bets', async () => {
        /* The valid bet of a round is what it won or lost, at most the stake: most often all of it. */
        let valid = 0n;
        while (valid < 80n) {
          await page.goto('/seamless?vassalage=studio&gameCode=dragon-eight');
          await spinOnce(page.frameLocator('iframe'));
          await page.goto('/pointMall');
          await expect(header).toContainText(/\d/);
          const left = cents(await header.innerText());
          const net = left > balance ? left - balance : balance - left;
          valid += net < 100n ? net : 100n;
          balance = left;
        }
        earned = valid / 10n;
        await expect(points).toHaveText(String(earned));
      });

      await journey.step('they could be converted, too', async () => {
        await main.getByRole('button', { name: 'Convert points' }).click();
        await expect(dialog.getByRole('heading', { name: 'Convert points into money' })).toBeVisible();
        await expectAccessible(page, 'points.ConvertDialog');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    });

    await journey.step('without a payment password nothing is redeemed, and one is set on the way', async () => {
      await choose('Three in cash');
      await send();
      await dialog.getByRole('button', { name: 'Set payment password' }).click();
      await dialog.getByRole('button', { name: /^Set\s*: Payment password$/ }).click();
      await dialog.getByLabel('Login password').fill(password);
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
      await dialog.getByLabel('New payment password').fill(secret);
      await dialog.getByLabel('Confirm the payment password').fill(secret);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Your payment password is set')).toBeVisible();
      await page.goto('/pointMall');
      await expect(points).toHaveText(String(earned));
    });

    await journey.step('the points leave the balance as soon as a reward is redeemed', async () => {
      await choose('Three in cash');
      await send();
      await expect(points).toHaveText(String(earned - 4n));
      await choose('Tea tin');
      await expectAccessible(page, 'points.RedeemDialog');
      await dialog.getByLabel('Recipient').fill('Wei Ling Tan');
      await dialog.getByLabel('Mobile number').fill('+60123456789');
      await dialog.getByLabel('Receiving address').fill('8 Harbour Road, 50000 Kuala Lumpur');
      await send();
      await expect(points).toHaveText(String(earned - 8n));
      await main.getByRole('tab', { name: 'Redeem history' }).click();
      for (const name of ['Three in cash', 'Tea tin']) {
        await expect(history.getByRole('row', { name })).toContainText('In process');
      }
    });

    await journey.step('an operator approves one and rejects the other with a reason', async () => {
      await desk.goto('/console/points');
      const decide = async (name: string, act: string): Promise<void> => {
        const row = desk.getByRole('row', { name: account }).filter({ hasText: name });
        await row.getByRole('button', { name: act }).click();
        const question = desk.getByRole('dialog');
        if (act === 'Reject') await question.getByLabel('Reason').fill('There is no tea left.');
        await question.getByRole('button', { name: act }).click();
      };
      await decide('Three in cash', 'Approve');
      await expect(desk.getByText(`${account}: Approved`)).toBeVisible();
      await decide('Tea tin', 'Reject');
      await expect(desk.getByText(`${account}: Rejected`)).toBeVisible();
    });

    await journey.step(
      'the credit is in the balance, the points of the gift are back, and the reason is read',
      async () => {
        await expectBalance(page, balance + 3_00n);
        await page.reload();
        await expect(points).toHaveText(String(earned - 4n));
        await expect(history.getByRole('row', { name: 'Three in cash' })).toContainText('Approved');
        await expect(history.getByRole('row', { name: 'Tea tin' })).toContainText('Rejected');
        await expect(history.getByRole('row', { name: 'Tea tin' })).toContainText('There is no tea left.');
        await main.getByRole('tab', { name: 'Points details' }).click();
        const book = page.getByRole('table', { name: 'Points details' });
        for (const [at, kind] of ['Returned', 'Redeemed', 'Redeemed', 'Earned by play'].entries()) {
          await expect(book.getByRole('rowheader').nth(at)).toHaveText(kind);
        }
      },
    );
  },
);
