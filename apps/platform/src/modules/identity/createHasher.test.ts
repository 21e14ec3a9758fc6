import { describe, expect, it } from 'vitest';
import { createHasher } from './createHasher.ts';

describe('the hasher', () => {
  it('accepts the right password only', async () => {
    const hasher = createHasher();
    const stored = await hasher.hash('mud brick 7 harbour');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, 'mud brick 7 harbour')).toBe(true);
    expect(await hasher.verify(stored, 'mud brick 7 harbour ')).toBe(false);
    expect(await hasher.hash('mud brick 7 harbour')).not.toBe(stored);
  });

  it('does the same work for an unknown name, and returns false', async () => {
    const hasher = createHasher();
    expect(await hasher.verify(undefined, 'anything')).toBe(false);
    expect(hasher.count()).toBe(1);
  });

  it('refuses what does not fit into its queue, and recovers', async () => {
    const hasher = createHasher({ concurrency: 2, maxWaiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => hasher.verify(undefined, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused.every(({ reason }) => (reason as { code: string }).code === 'overloaded')).toBe(true);
    expect(hasher.count()).toBe(5);
    expect(await hasher.verify(undefined, 'x')).toBe(false);
  });

  it('survives an invalid stored hash', async () => {
    const hasher = createHasher({ concurrency: 1, maxWaiting: 1 });
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow();
    expect(await hasher.verify(undefined, 'x')).toBe(false);
  });
});
