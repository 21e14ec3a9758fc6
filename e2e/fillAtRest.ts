import type { Locator, Page } from '@playwright/test';

type Fill = Locator['fill'];
const seen = new WeakSet<object>();
const PATIENCE_MS = 60_000;

/**
 * Lets the focus come to rest before something is written. What is written goes to the field that has the focus at that
 * moment, and a dialog that opens or closes moves it in the frame after; no person writes that soon.
 */
export function fillAtRest(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Fill };
  if (seen.has(locators)) return;
  seen.add(locators);
  const { fill } = locators;
  locators.fill = async function (this: Locator, value, options) {
    const until = Date.now() + PATIENCE_MS;
    /* The field is looked for again each time: a form that is drawn anew has another one. */
    do await this.focus(options);
    while (!(await this.evaluate(isAtRest)) && Date.now() < until);
    await fill.call(this, value, options);
  };
}

/** Whether the focus stays for two frames; a page behind another one draws none, and its focus rests. */
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
