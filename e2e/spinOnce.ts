import { expect, type FrameLocator } from '@playwright/test';

/** Presses Spin and waits for the end of the presentation; free spins are played through. */
export async function spinOnce(game: FrameLocator): Promise<void> {
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  /* Where free spins may be chosen, the first way is as good as any; a big win is celebrated until it is dismissed. */
  const goOn = game.getByRole('dialog').getByRole('button').first();
  await spin.click();
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 2_000 });
    expect(await spin.isEnabled()).toBe(true);
  }).toPass({ intervals: [250] });
}
