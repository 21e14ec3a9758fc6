import type { Locator, Page } from '@playwright/test';

type Fill = Locator['fill'];
const seen = new WeakSet<object>();
const PATIENCE_MS = 60_000;

/**
 * Waits for a stable focus before filling. Input goes to the field that has the focus at that moment, and an opening or
 * closing dialog moves it in the next frame; no person types that soon.
 */
export function fillAtRest(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Fill };
  if (seen.has(locators)) return;
  seen.add(locators);
  const { fill } = locators;
  locators.fill = async function (this: Locator, value, options) {
    const until = Date.now() + PATIENCE_MS;
    /* The field is queried again each time: a re-render may have replaced it. */
    do await this.focus(options);
    while (!(await this.evaluate(isAtRest)) && Date.now() < until);
    await fill.call(this, value, options);
  };
}

/** Whether the focus is stable for two frames; a background page has no frames, and its focus is stable. */
async function isAtRest(field: Element): Promise<boolean> {
  for (let left = 2; left > 0; left -= 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
    if (document.activeElement !== field) return false;
  }
  return true;
}
