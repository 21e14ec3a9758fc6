import type { OutputOf, getWithdrawLimits } from '@baize/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { cents } from './cents.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectBalance } from './expectBalance.ts';
import { journey } from './journey.ts';
import { joinWithMoney } from './joinWithMoney.ts';
import type { Office } from './Office.ts';

const account = 'cashout77';
const password = 'quiet-river-77';
const secret = '480213';
const number = '6222020000001234567';

type Limits = OutputOf<typeof getWithdrawLimits>;

/** Until `act` is over, withdrawals ask for no turnover and cost one per cent. */
async function withFeeOnly(office: Office, act: () => Promise<void>): Promise<void> {
  const change = async (part: object): Promise<Limits> => {
    const known = await office.call<Limits>('cashier/getWithdrawLimits');
    const limits = { ...known.limits, ...part };
    await office.call('cashier/updateWithdrawLimits', { version: known.version, limits });
    return known;
  };
  const { limits } = await change({ turnoverBps: 0, feeBps: 100 });
  try {
    await act();
  } finally {
    await change({ turnoverBps: limits?.turnoverBps, feeBps: limits?.feeBps });
  }
}

/** Rows of the account record, newest first: kind, amount, balance after and state of the withdrawal. */
async function linesOf(record: Locator): Promise<(string | bigint)[][]> {
  const rows = await record
    .getByRole('row')
    .filter({ has: record.page().getByRole('rowheader', { name: /^(Deposit|Withdrawal)/ }) })
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent ?? '')),
    );
  return rows.map(([, kind = '', amount = '', after = '', state = '']) => [kind, cents(amount), cents(after), state]);
}

async function expectLines(page: Page, lines: (string | bigint)[][]): Promise<void> {
  const record = page.getByRole('table', { name: 'Account record' });
  await expect(async () => expect(await linesOf(record)).toEqual(lines)).toPass();
}

journey(
  '[PROD-12] [ROLE-09] [WITHDRAW-01] a member is paid one withdrawal and gets another back, and sees each step without a reload',
  async ({ page, office }) => {
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const menu = main.getByRole('navigation');
    const own = page.getByRole('table', { name: 'My withdrawals' });
    const desk = office.page;
    const question = desk.getByRole('dialog');
    const file = desk.getByRole('complementary', { name: /^Withdrawal \d+/ });

    async function ask(amount: string): Promise<void> {
      await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
      await main.getByLabel('Payment password', { exact: true }).fill(secret);
      await main.getByRole('button', { name: `Withdraw ¥${amount}` }).click();
      await expect(main.getByRole('heading', { name: `Withdrawal of ¥${amount}` })).toBeVisible();
    }
    /** Opens the member's withdrawal in a view of the queue. */
    async function openCase(view: RegExp, amount: string): Promise<void> {
      await desk.getByRole('tab', { name: view }).click();
      await desk.getByRole('row', { name: account }).getByRole('button', { name: account }).click();
      await expect(file).toContainText(amount);
    }

    await journey.step('funds a new member', () => joinWithMoney(page, office, account, password));

    await withFeeOnly(office, async () => {
      await page.goto('/member?page=withdraw');
      const openedAt = await page.evaluate(() => performance.timeOrigin);
      await expectBalance(page, 100_00n);

      await journey.step('an account needs a payment password first', async () => {
        await expect(main.getByText('Add an account to be paid to.')).toBeVisible();
        await main.getByRole('button', { name: /^Add\s*: Bank or wallet account$/ }).click();
        await dialog.getByLabel('Login password').fill(password);
        await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
        await dialog.getByLabel('New payment password').fill(secret);
        await dialog.getByLabel('Confirm the payment password').fill(secret);
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Your payment password is set')).toBeVisible();
        await dialog.getByRole('button', { name: 'Continue to the account' }).click();
        await expect(dialog).toHaveAccessibleName('Add an account');
        await dialog.getByLabel('Bank', { exact: true }).fill('Harbour Bank');
        await dialog.getByLabel('Account holder').fill('Wei Ling Tan');
        await dialog.getByLabel('Account number').fill(number);
        await dialog.getByLabel('Payment password', { exact: true }).fill(secret);
        await dialog.getByRole('button', { name: 'Bind this account' }).click();
        await expect(dialog).toBeHidden();
      });

      await journey.step('the amount leaves the balance as soon as it is asked for', async () => {
        await main.getByText('Harbour Bank', { exact: true }).click();
        await main.getByRole('textbox', { name: 'Amount' }).fill('40.57');
        /* One per cent, cut to what a bank can transfer. */
        for (const [label, amount] of [
          ['Fee', '¥0.40'],
          ['Left after', '¥59.43'],
          ['Arrives', '¥40.17'],
        ] as const) {
          await expect(
            main
              .locator('div')
              .filter({ has: page.getByText(label, { exact: true }) })
              .last(),
          ).toContainText(amount);
        }
        await ask('40.57');
        await expectBalance(page, 59_43n);
        await expect(own.getByRole('row', { name: /¥40\.57/ })).toContainText('Requested');
        await expectAccessible(page, 'withdrawal, asked for');
      });

      await journey.step('an operator approves it', async () => {
        await desk.goto('/console/withdrawals');
        await openCase(/^To approve/, '40.57');
        await expect(file).toContainText(number);
        await expect(file).toContainText('Wei Ling Tan');
        await expect(file).toContainText('First withdrawal');
        await file.getByRole('button', { name: 'Approve' }).click();
        await question.getByRole('button', { name: 'Approve', exact: true }).click();
        await expect(desk.getByText(`Withdrawal of ${account}: Approved`)).toBeVisible();
        await expect(page.getByText('Your withdrawal of ¥40.57 was approved').first()).toBeVisible();
        await expect(own.getByRole('row', { name: /¥40\.57/ })).toContainText('Approved');
      });

      await journey.step('and pays it, and the member confirms the receipt', async () => {
        await openCase(/^To pay/, '40.57');
        await file.getByRole('button', { name: 'Mark as paid' }).click();
        await question.getByLabel('Reference').fill('HB-2041');
        await question.getByRole('button', { name: 'Mark as paid' }).click();
        await expect(desk.getByText(`Withdrawal of ${account}: Paid`)).toBeVisible();
        await expect(own.getByRole('row', { name: /¥40\.57/ })).toContainText('Paid');
        await main.getByText('¥40.17 has arrived.', { exact: true }).click();
        await main.getByRole('button', { name: 'Confirm', exact: true }).click();
        await expect(own.getByRole('row', { name: /¥40\.57/ })).toContainText('Received');
        await expectBalance(page, 59_43n);
      });

      await journey.step('a second one is asked for, and is in the account record', async () => {
        await main.getByRole('button', { name: 'Another withdrawal' }).click();
        await ask('25.25');
        await expectBalance(page, 34_18n);
        await menu.getByRole('link', { name: 'Account record' }).click();
        await expectLines(page, [
          ['Withdrawal', -25_25n, 34_18n, 'Requested'],
          ['Withdrawal', -40_57n, 59_43n, 'Received'],
          ['Deposit', 100_00n, 100_00n, '–'],
        ]);
      });

      await journey.step('it is refused with a reason, and the open record shows the money come back', async () => {
        await openCase(/^To approve/, '25.25');
        await file.getByRole('button', { name: 'Reject' }).click();
        await question.getByText('Documents are needed').click();
        await question.getByLabel('Reason for the record').fill('no proof of the address');
        await question.getByRole('button', { name: 'Reject' }).click();
        await expect(desk.getByText(`Withdrawal of ${account}: Rejected`)).toBeVisible();
        await expectBalance(page, 59_43n);
        await expectLines(page, [
          ['Withdrawal returned', 25_25n, 59_43n, 'Rejected'],
          ['Withdrawal', -25_25n, 34_18n, 'Rejected'],
          ['Withdrawal', -40_57n, 59_43n, 'Received'],
          ['Deposit', 100_00n, 100_00n, '–'],
        ]);
      });

      await journey.step('the member reads the reason, and not the note of the operator', async () => {
        await menu.getByRole('link', { name: 'Withdraw', exact: true }).click();
        await own.getByRole('button', { name: /open the withdrawal of ¥25\.25/ }).click();
        await expect(main.getByText('We need documents from you.')).toBeVisible();
        await expect(page.getByText('no proof of the address')).toHaveCount(0);
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
      });
    });
  },
);
