import type { Page } from '@playwright/test';

/**
 * Waits until the agent centre shows the page that the address names. It shows the overview instead of a page that the
 * agent's contracts do not open, and until it knows them.
 */
export async function agentPageShown(page: Page, address: string): Promise<void> {
  const [, name] = /^\/agentHome\?page=(\w+)/.exec(address) ?? [];
  if (name !== undefined) await page.locator(`[data-page="${name}"]`).waitFor();
}
