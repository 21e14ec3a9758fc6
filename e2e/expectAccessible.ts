import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
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

/** Colours that are still changing would be measured half way. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (shown) => {
    document.documentElement.dataset['theme'] = shown;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = document.getAnimations().filter((animation) => {
      const { iterations = 1 } = animation.effect?.getTiming() ?? {};
      return Number.isFinite(iterations);
    });
    await Promise.allSettled(running.map((animation) => animation.finished));
  }, theme);
}
