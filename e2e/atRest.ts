import type { Page } from '@playwright/test';

/** Waits for transitions and animations to end: colours would be measured half way. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /* A hidden page has no frames and its animations never end; its colours are those of the theme. */
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
