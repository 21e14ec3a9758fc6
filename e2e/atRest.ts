import type { Page } from '@playwright/test';

/** Until what is still changing on the page has come to its end: colours would be measured half way. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /* A page that is not drawn has no frames and comes to no end of anything; its colours are those of the theme. */
    const within = (work: Promise<unknown>, ms: number) =>
      Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
    await within(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))), 5_000);
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const { iterations = 1 } = effect?.getTiming() ?? {};
      return playState === 'running' && Number.isFinite(iterations);
    });
    await within(Promise.allSettled(running.map((animation) => animation.finished)), 20_000);
  });
}
