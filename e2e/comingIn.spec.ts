import { expect, type Page } from '@playwright/test';
import { fillRegistration } from './fillRegistration.ts';
import { journey } from './journey.ts';

const secret = 'calm-harbour-92';

/** The page's calls to the platform, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw|ops)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

journey(
  '[STATE-01] a page calls the start-up status first, for guests, members and session hand-overs',
  async ({ visitor }) => {
    const status = '/wps/system/status';
    const page = await (await visitor()).newPage();
    const calls = callsOf(page);
    /* Late calls of the previous page are not the first of this one. */
    const leave = async (): Promise<void> => {
      await page.goto('about:blank');
      calls.length = 0;
    };
    for (const address of ['/', '/rng', '/promotions', '/register', '/member?page=depositv2', '/?token=of-no-use']) {
      await leave();
      await page.goto(address);
      await expect.poll(() => calls.length, { message: address }).toBeGreaterThan(0);
      expect(calls[0], address).toBe(status);
    }
    await page.goto('/login');
    await page.getByRole('main').getByLabel('Username').fill('player4');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Baize-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(accountMenu(page)).toBeVisible();
    for (const address of ['/', '/member?page=depositv2', '/lottery']) {
      await leave();
      await page.goto(address);
      await expect(accountMenu(page)).toBeVisible();
      await expect.poll(() => calls.length, { message: address }).toBeGreaterThan(1);
      expect(calls[0], address).toBe(status);
    }

    /* Without a response nothing else is called, and the page is never treated as open. */
    await page.route(`**${status}*`, (route) => route.abort());
    await leave();
    await page.goto('/');
    await expect(page.locator('[data-screen^="gate."]')).toBeVisible();
    expect(new Set(calls.slice(0, 2))).toEqual(new Set([status]));
  },
);

journey(
  '[REG-04] a field that an operator enables is shown, refused when empty, and hidden again after it is disabled',
  async ({ office, visitor }) => {
    const desk = office.page;
    const page = await (await visitor()).newPage();
    const form = page.getByRole('main');
    await page.goto('/register');
    await expect(form.getByLabel('Username')).toBeVisible();
    await expect(form.getByLabel('QQ')).toHaveCount(0);

    const setField = async (isOn: boolean): Promise<void> => {
      await desk.goto('/console/settings?tab=registration');
      await desk.getByRole('switch', { name: 'QQ: Shown' }).setChecked(isOn);
      if (isOn) await desk.getByRole('switch', { name: 'QQ: Required' }).setChecked(true);
      await desk.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(desk.getByText('Saved. Visitors see it now.')).toBeVisible();
    };
    await setField(true);
    try {
      await expect(async () => {
        await page.reload();
        await expect(form.getByLabel('QQ')).toBeVisible({ timeout: 2_000 });
      }).toPass({ intervals: [100] });
      await fillIn(page, 'journey71');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/wps/member/register')) sent.push(request.url());
      });
      await form.getByRole('button', { name: 'Create account' }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('Input cannot be empty');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(form.getByLabel('QQ')).toBeFocused();
      await expect(form.getByLabel('QQ')).toHaveAttribute('aria-invalid', 'true');
      expect(sent).toEqual([]);
      await form.getByLabel('QQ').fill('10001234');
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(accountMenu(page)).toBeVisible();
      expect(sent).toHaveLength(1);
    } finally {
      await setField(false);
    }
    const next = await (await visitor()).newPage();
    await expect(async () => {
      await next.goto('/register');
      await expect(next.getByRole('main').getByLabel('QQ')).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ intervals: [100] });
  },
);

journey(
  '[REG-02] [REG-03] [SMS-01] a mobile registration sends a code to the outbox, which signs in once',
  async ({ office, visitor }) => {
    const desk = office.page;
    const page = await (await visitor()).newPage();
    const form = page.getByRole('main');
    const number = '13877770001';
    await office.withSettings(
      (settings) => ({
        ...settings,
        phoneCodes: 'sms',
        modules: { ...settings.modules, MOBILENUMREG3: '1', REGMOBVERF3: '1', MOBILENUMPASSREG3: '1' },
      }),
      async () => {
        await expect(async () => {
          await page.goto('/register');
          await expect(form.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true', {
            timeout: 2_000,
          });
        }).toPass({ intervals: [100] });
        await form.getByRole('textbox', { name: 'Mobile number' }).fill(number);
        await expect(form.getByRole('button', { name: 'Country code +86' })).toBeVisible();
        await form.getByRole('button', { name: 'Send code' }).click();
        await expect(form.getByRole('button', { name: /\d+ ?s/ })).toBeDisabled();

        await desk.goto('/console/outbox?channel=sms');
        await desk.locator('tbody').getByRole('button').first().click();
        const message = desk.getByRole('dialog');
        await expect(message.getByText('Registration code')).toBeVisible();
        await expect(message).toContainText(/\b\d{6}\b/);
        const code = /\b\d{6}\b/.exec((await message.textContent()) ?? '')?.[0] ?? '';
        expect(code).toMatch(/^\d{6}$/);

        const wrong = code === '123456' ? '123457' : '123456';
        for (const [typed, isRight] of [
          [wrong, false],
          [code, true],
        ] as const) {
          await form.getByLabel('Verification code').fill(typed);
          await form.getByLabel('Password', { exact: true }).fill(secret);
          await form.getByLabel('Confirm password').fill(secret);
          await form.getByLabel('I am 18 years old or over.').check();
          await form.getByLabel('I have read and accept').check();
          await form.getByRole('button', { name: 'Create account' }).click();
          if (isRight) break;
          const alert = page.getByRole('alertdialog');
          await expect(alert).toBeVisible();
          await alert.getByRole('button', { name: 'OK' }).click();
          await expect(accountMenu(page)).toHaveCount(0);
        }
        await expect(accountMenu(page)).toBeVisible();
        await expect(page.getByText(`86${number}`).first()).toBeVisible();
      },
    );
  },
);

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ });

const fillIn = (page: Page, username: string): Promise<void> =>
  fillRegistration(page.getByRole('main'), username, secret);
