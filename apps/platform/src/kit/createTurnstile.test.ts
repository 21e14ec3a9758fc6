import { describe, expect, it } from 'vitest';
import { createTurnstile } from './createTurnstile.ts';

describe('createTurnstile', () => {
  it('[A253] runs a few at once, queues a few more in order, and refuses the rest without starting them', async () => {
    const turnstile = createTurnstile({ most: 2, maxWaiting: 3 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const enter = (who: number) =>
      turnstile(async () => {
        begun.push(who);
        await new Promise<void>((resolve) => ends.push(resolve));
        return who;
      });
    const entering = [0, 1, 2, 3, 4, 5, 6].map((who) => enter(who));
    const settled = Promise.allSettled(entering);
    await expect(entering[5]).rejects.toThrow('overloaded');
    await expect(entering[6]).rejects.toThrow('overloaded');
    expect(begun).toEqual([0, 1]);
    ends.shift()?.();
    await entering[0];
    expect(begun).toEqual([0, 1, 2]);
    while (begun.length < 5) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const end of ends) end();
    expect((await settled).map(({ status }) => status)).toEqual([
      ...Array<string>(5).fill('fulfilled'),
      ...Array<string>(2).fill('rejected'),
    ]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues after failed work', async () => {
    const turnstile = createTurnstile({ most: 1, maxWaiting: 0 });
    await expect(turnstile(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile(async () => 'fine')).toBe('fine');
  });
});
