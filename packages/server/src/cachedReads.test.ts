import { expect, it, vi } from 'vitest';
import { cachedReads } from './cachedReads.ts';

it('keeps one result under each key for a second', async () => {
  let now = 10_000;
  const reads = cachedReads<string>(() => now);
  const read = vi.fn<() => Promise<string>>();
  read.mockResolvedValueOnce('a').mockResolvedValueOnce('b').mockResolvedValueOnce('later');
  expect(await Promise.all([reads.get('a', read), reads.get('b', read), reads.get('a', read)])).toEqual([
    'a',
    'b',
    'a',
  ]);
  now += 1_000;
  expect(await reads.get('a', read)).toBe('a');
  now += 1;
  expect(await reads.get('a', read)).toBe('later');
  expect(read).toHaveBeenCalledTimes(3);
});

it('asks again after a failure, and drops what was read longest ago beyond the most', async () => {
  const reads = cachedReads<string>(() => 0, 2);
  await expect(reads.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => key);
  const get = (key: string): Promise<string> => reads.get(key, () => read(key));
  for (const key of ['a', 'b', 'c', 'b', 'a']) expect(await get(key)).toBe(key);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
