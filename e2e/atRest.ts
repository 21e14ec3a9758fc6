import type { Page } from '@playwright/test';

/**
 * Ends transitions and animations: colours would be measured half way. They are ended and not waited for, since a page
 * that is not in front may have no frames for as long as one cares to wait.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /* A transition starts in the frame after the change. */
    await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
    for (const animation of document.getAnimations()) {
      const { iterations = 1 } = animation.effect?.getTiming() ?? {};
      if (animation.playState === 'running' && Number.isFinite(iterations)) animation.finish();
    }
  });
}
