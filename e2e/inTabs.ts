import type { BrowserContext, Page } from '@playwright/test';

const TABS = 2;

/** Visits each URL once, in two tabs in parallel: one loads while the other is checked. */
export async function inTabs(
  context: BrowserContext,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<void>,
  onOpen: (page: Page) => void = () => undefined,
): Promise<void> {
  const left = [...addresses];
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage();
      onOpen(page);
      for (let address = left.shift(); address !== undefined; address = left.shift()) await visit(page, address);
      await page.close();
    }),
  );
}
