import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './atRest.ts';

/**
 * `EVERY_SCREEN=all` checks each screen in every view, as `npm run proof -- axe` does; by default each has one of them.
 */
const isWhole = process.env['EVERY_SCREEN'] === 'all';
const views = [
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
  { width: 1440, height: 900, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const;

/** No axe violation, in one theme at one width, chosen by the screen's name; the page's state is restored. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await untilDressed(page);
  const viewport = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  const named = [...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % views.length;
  for (const { theme: shown, ...size } of views.filter((_, at) => isWhole || at === named)) {
    await page.setViewportSize(size);
    await show(page, shown);
    /* From the top: scrolled, the header that stays covers a part of some button, as on every page, and axe counts it. */
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await markUndrawn(page);
    const { violations } = await axeOf(page).exclude('[data-undrawn]').analyze();
    const faults = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(faults, `${screen}, ${size.width} px, ${shown}`).toEqual([]);
  }
  if (viewport) await page.setViewportSize(viewport);
  await show(page, theme ?? 'dark');
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Only violations are reported in detail, since reporting passes takes most of the time. A page without foreign frames
 * is checked in place; with frames axe needs a second page to merge the results.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } });

/**
 * Until somebody is there, a page of the portal has only the styles of its first picture, in its own theme. The sheet
 * with the rest would come in the middle of the measuring.
 */
async function untilDressed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { sheet } = document.getElementById('start')?.dataset ?? {};
    if (sheet === undefined || [...document.styleSheets].some(({ href }) => href?.endsWith(sheet))) return true;
    window.dispatchEvent(new Event('wheel'));
    return false;
  });
}

/**
 * Parts far down are not rendered before they are scrolled into view (content-visibility); their colours cannot be
 * measured.
 */
async function markUndrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.distant')) {
      const isDrawn = part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      part.toggleAttribute('data-undrawn', !isDrawn);
    }
  });
}

async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
  await atRest(page);
}
