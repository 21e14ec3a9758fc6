import { waitUntil } from '@baize/testkit';
import { describe, expect, it, vi } from 'vitest';
import { keepBriefly } from './keepBriefly.ts';

describe('keepBriefly', () => {
  it('reads once for any number of callers, and once per brand', async () => {
    const read = vi.fn(async (brandId: number) => `brand ${brandId}`);
    const kept = keepBriefly(() => 0, 1_000, read);
    expect(await Promise.all([kept(1), kept(1), kept(2)])).toEqual(['brand 1', 'brand 1', 'brand 2']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('refreshes in the background, while callers get the stale value', async () => {
    let [now, count] = [0, 0];
    const kept = keepBriefly(
      () => now,
      1_000,
      async () => (count += 1),
    );
    expect(await kept(1)).toBe(1);
    now = 1_001;
    expect(await Promise.all([kept(1), kept(1)])).toEqual([1, 1]);
    await waitUntil(async () => (await kept(1)) === 2);
    expect(count).toBe(2);
  });

  it('retries after a failed read, and keeps the last value', async () => {
    let now = 0;
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no database'));
    read.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('again')).mockResolvedValue('second');
    const kept = keepBriefly(() => now, 1_000, read);
    await expect(kept(1)).rejects.toThrow('no database');
    expect(await kept(1)).toBe('first');
    now = 2_000;
    expect(await kept(1)).toBe('first');
    await waitUntil(async () => (await kept(1)) === 'second');
    expect(read).toHaveBeenCalledTimes(4);
  });
});
