import { describe, expect, it } from 'vitest';
import { readReward, typedOf } from './readReward.ts';

const good = { ...typedOf(undefined), name: { CN: '彩金', MS: ' ' }, points: '200', pays: '2' };

describe('a reward that was typed', () => {
  it('is read as the server takes it, and shown again as it stands', () => {
    const read = readReward(good, 'CN');
    expect(read).toMatchObject({
      draft: {
        kind: 'credit',
        category: 'money',
        name: { CN: '彩金' },
        points: 200,
        pays: 200_000n,
        amount: 0n,
        memberCap: null,
      },
    });
    if (!('draft' in read)) throw new Error('not read');
    expect(readReward(typedOf(read.draft), 'CN')).toEqual(read);
  });

  it('says the first field that would be refused', () => {
    const faults = [
      [{ name: { EN: 'Credit' } }, 'name'],
      [{ points: '0' }, 'points'],
      [{ amount: '0.001' }, 'amount'],
      [{ pays: '0' }, 'pays'],
      [{ stock: '-1' }, 'stock'],
      [{ memberCap: '0' }, 'memberCap'],
      [{ position: 'first' }, 'position'],
      [{ opensAt: '2026-02-01T00:00:00.000Z', closesAt: '2026-01-01T00:00:00.000Z' }, 'closesAt'],
    ] as const;
    for (const [change, fault] of faults) expect(readReward({ ...good, ...change }, 'CN')).toEqual({ fault });
  });

  it('pays nothing and may need an address where it is a gift', () => {
    const gift = { ...good, kind: 'gift' as const, needsAddress: true };
    expect(readReward(gift, 'CN')).toMatchObject({ draft: { pays: 0n, needsAddress: true } });
    expect(readReward({ ...good, needsAddress: true }, 'CN')).toMatchObject({ draft: { needsAddress: false } });
  });
});
