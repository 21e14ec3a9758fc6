import { expect, type Locator, type Page } from '@playwright/test';
import { comeAs } from './comeAs.ts';
import { expectAccessible } from './expectAccessible.ts';
import { journey } from './journey.ts';
import { guestsPages } from './pages.ts';

const MOST_TABS = 250;
/** Presses from one look at the focus to the next: a look takes longer than a press. */
const AT_ONCE = 10;

/** Presses Tab until this has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST_TABS; pressed += AT_ONCE) {
    if (await target.evaluate(keepFocus)) return;
    for (let left = AT_ONCE; left > 0; left -= 1) await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached by ${MOST_TABS} tabs.`);
}

/** Whether it has the focus. Until it is looked at again, presses of Tab after the one that reached it do nothing. */
function keepFocus(target: Element): boolean {
  const place = window as unknown as { keptFocus?: AbortController };
  place.keptFocus?.abort();
  if (target === document.activeElement) return true;
  place.keptFocus = new AbortController();
  const stay = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || document.activeElement !== target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stay, { capture: true, signal: place.keptFocus.signal });
  return false;
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses it, and says what it said at that moment: a draw may end between a look and a press. */
async function pressNow(page: Page, target: Locator): Promise<string> {
  const said = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener('click', (event) => resolve((event.target as Element).textContent ?? ''), {
          ...{ capture: true, once: true },
        }),
      ),
  );
  await press(page, target);
  return said;
}

/** Bets what is on the pad, and finds the order in the list, drawn or not. A draw that ends meanwhile is followed by the next. */
async function bet(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  /* Places the bet; once the draw is over, agrees to the next one. */
  const act = dialog.getByRole('button').last();
  await press(page, page.getByRole('button', { name: 'Bet now' }));
  await expect(dialog).toBeVisible();
  do {
    const said = await pressNow(page, act);
    await expect(dialog.getByRole('button', { name: said, exact: true })).toBeHidden();
  } while (await dialog.isVisible());
  await expect(page.getByText(/^(?:Not drawn|Won|Not won)$/).first()).toBeVisible();
}

/** `EVERY_SCREEN=all` checks every public page; the default is the two with the most lazy parts. */
const walked = process.env['EVERY_SCREEN'] === 'all' ? guestsPages : ['/', '/rng'];

/** The sections of a page below its header: their headings, and the footer's links. */
const partsOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2), footer a[href]')].map(
      (part) => part.getAttribute('href') ?? part.textContent,
    ),
  );

journey(
  'public pages keep their content while a keyboard user tabs to the end and the pointer enters the header',
  async ({ context }) => {
    const page = await context.newPage();
    for (const address of walked) {
      await page.goto(address);
      await page.locator('[data-screen]').first().waitFor();
      const sent = await partsOf(page);
      await tabTo(page, page.locator(':is(main, footer) a[href]:visible').last());
      expect(await partsOf(page), `${address}, tabbed to its end`).toEqual(expect.arrayContaining(sent));
      for (const link of await page.locator('header a[href]:visible').all()) {
        await link.hover();
        expect(await partsOf(page), `${address}, a link of its header`).toEqual(expect.arrayContaining(sent));
      }
    }
  },
);

journey(
  '[GAME-01] [PROD-02] a game is found, opened and left, and lotteries of three regions are bet on, by keyboard alone',
  async ({ context }) => {
    await comeAs(context, 'player1');
    const page = await context.newPage();
    await page.goto('/rng');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search in Slots' }));
    await page.keyboard.type('lantern');
    /* One game is found, and its wide card stands: a tile of the list before would be replaced under the focus. */
    await expect(page).toHaveURL(/search=lantern$/);
    const card = page.getByRole('main').getByRole('region', { name: /Lantern Ways/ });
    const game = card.getByRole('link', { name: /Lantern Ways/ });
    await press(page, game);
    await expect(page).toHaveURL(/\/seamless\?/);
    await press(page, page.getByRole('button', { name: /Leave|Back/ }).first());

    await page.goto('/lottery');
    await press(page, page.getByRole('link', { name: /SSC/ }).first());
    await press(page, page.getByRole('main').getByRole('button', { name: 'Random', exact: true }));
    await bet(page);
    await expectAccessible(page, 'a lottery that was bet on by keyboard');

    await page.goto('/vnLottery');
    await press(page, page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await press(page, page.getByRole('main').getByRole('button', { name: '12', exact: true }), 'Space');
    await bet(page);

    await page.goto('/seaLottery');
    await press(page, page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await tabTo(page, page.getByRole('textbox', { name: 'Numbers' }));
    await page.keyboard.type('123');
    await bet(page);
  },
);
