import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './atRest.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['dark', 'light'];

/** No fault that axe can find, in both themes and at both widths; the page is left as it was. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const viewport = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const shown of themes) {
      await show(page, shown);
      await markUndrawn(page);
      const axe = axeOf(page).exclude('[data-undrawn]');
      /* In the other theme nothing but the colours is different. */
      if (shown !== themes[0]) axe.withRules('color-contrast');
      const { violations } = await axe.analyze();
      const faults = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
      expect.soft(faults, `${screen}, ${size.width} px, ${shown}`).toEqual([]);
    }
  }
  if (viewport) await page.setViewportSize(viewport);
  await show(page, theme ?? 'dark');
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is wrong is told at length: most of the time goes into telling what is right. */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } });

/** Parts far down the page are not drawn until somebody scrolls there; colours that are not drawn cannot be measured. */
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
