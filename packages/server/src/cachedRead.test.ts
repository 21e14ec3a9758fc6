import { describe, expect, it, vi } from 'vitest';
import { cachedRead } from './cachedRead.ts';

describe('a cached read', () => {
  it('reads once within a second for any number of callers, and anew afterwards', async () => {
    let [now, count] = [0, 0];
    const cached = cachedRead(
      () => now,
      async () => (count += 1),
    );
    expect(await Promise.all([cached.get(), cached.get()])).toEqual([1, 1]);
    now = 1_000;
    expect(await cached.get()).toBe(1);
    now = 1_001;
    expect(await cached.get()).toBe(2);
    now = -1_000;
    expect(await cached.get()).toBe(3);
  });

  it('reads anew once it was told to forget', async () => {
    let count = 0;
    const cached = cachedRead(
      () => 0,
      async () => (count += 1),
    );
    expect(await cached.get()).toBe(1);
    cached.forget();
    expect(await cached.get()).toBe(2);
  });

  it('retries a failed read with the next call, and keeps a newer one when an older one fails late', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise<string>((_resolve, reject) => (fail = reject));
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no database'));
    read.mockReturnValueOnce(late).mockResolvedValue('second');
    const cached = cachedRead(() => 0, read);
    await expect(cached.get()).rejects.toThrow('no database');
    const first = cached.get();
    cached.forget();
    expect(await cached.get()).toBe('second');
    fail(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    expect(await cached.get()).toBe('second');
    expect(read).toHaveBeenCalledTimes(3);
  });
});
