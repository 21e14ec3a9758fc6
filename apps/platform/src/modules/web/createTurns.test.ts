import { expect, it } from 'vitest';
import { createTurns } from './createTurns.ts';

it('runs concurrent callers one per turn, in order, and stops when none is waiting', async () => {
  const queued: (() => void)[] = [];
  const turn = createTurns((work) => queued.push(work));
  const gone: string[] = [];
  const go = (name: string) => turn().then(() => gone.push(name));
  const all = [go('a'), go('b'), go('c')];
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    expect(queued).toHaveLength(1);
    queued.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(gone).toEqual(expected);
  }
  await Promise.all(all);
  expect(queued).toHaveLength(0);
  const later = go('d');
  queued.shift()?.();
  await later;
  expect(gone.at(-1)).toBe('d');
});
